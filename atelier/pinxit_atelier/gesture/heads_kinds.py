"""Kinds of heads: where people come from shows in many small things; and ages, and weight."""

from dataclasses import dataclass, replace
from typing import Final

from pinxit_atelier.engine.colour import Colour

from .heads_skull import Skull

BLACK, DARK, BROWN, CHESTNUT = "#1b1615", "#2c211e", "#4a3024", "#6e3f26"
AUBURN, COPPER, FAIR, BLOND = "#8a4526", "#b4582c", "#a8834e", "#c9a565"


@dataclass(frozen=True)
class Kind:
    """What heads of one kind have in common, and among what each of them chooses."""

    skull: Skull
    skins: tuple[Colour, ...]
    hair: tuple[Colour, ...]
    irises: tuple[Colour, ...]
    styles: str = "plain"  # which hairstyles are usual
    brow: float = 1.0


_EASTERN = ("#ecc8a2", "#e2b78d", "#d6a67a", "#c8946a")
_BROWN_EYES = ("#3a241a", "#4a2c1c", "#5a3822")
_LIGHT_EYES = ("#5d7f93", "#6d8a6a", "#7a6a48", "#55606b")

KINDS: Final[dict[str, Kind]] = {
    "mei": Kind(  # East Asian, round
        Skull(lid="mono", bridge=0.12, tip=0.34, nose=0.92, nose_width=1.05, cheekbone=0.75,
            cheek=0.42, brow=0.05,
              eye_tilt=0.5, eye_depth=0.12, width=1.05, jaw=0.98, chin=0.4, lips=0.5, eye_gap=1.02),
        _EASTERN, (BLACK, BLACK, "#241a18"), _BROWN_EYES[:2], "straight", 0.85),
    "jun": Kind(  # East Asian, long, with a strong jaw
        Skull(lid="mono", bridge=0.32, tip=0.46, nose=1.04, cheekbone=0.85, cheek=0.1, brow=0.2,
            eye_tilt=0.25,
              eye_depth=0.22, width=0.98, jaw=1.1, chin=0.5, lips=0.45, eye=0.92),
        _EASTERN, (BLACK, "#201918"), _BROWN_EYES[:2], "straight", 1.0),
    "sokha": Kind(  # South-East Asian
        Skull(lid="hooded", bridge=0.12, tip=0.38, nose=0.92, nose_width=1.28, tip_size=1.1,
            cheekbone=0.7, cheek=0.35,
              brow=0.15, eye_tilt=0.3, eye_depth=0.2, width=1.03, jaw=1.04, lips=0.8, mouth=1.06),
        ("#c8946a", "#b27d54", "#966240"), (BLACK, DARK), _BROWN_EYES[:2], "straight", 1.0),
    "asha": Kind(  # South Asian
        Skull(lid="plain", bridge=0.62, tip=0.62, nose=1.06, nose_width=1.06, hump=0.3,
            cheekbone=0.45, brow=0.4,
              eye=1.12, eye_depth=0.5, width=0.97, lips=0.7, chin=0.5, eye_tilt=0.1),
        ("#b9845a", "#9f6c47", "#835338", "#6a4230"), (BLACK, "#211817"), _BROWN_EYES[:2], "wavy",
            1.25),
    "ravi": Kind(  # South Asian, heavy brow, fleshy nose
        Skull(lid="deep", bridge=0.7, tip=0.72, nose=1.1, nose_width=1.2, tip_size=1.2, hump=0.2,
            cheekbone=0.4,
              brow=0.8, eye_depth=0.7, jaw=1.06, lips=0.7, ear=1.12),
        ("#a8744c", "#8a583b", "#6f4532"), (BLACK, DARK), _BROWN_EYES[:2], "wavy", 1.45),
    "amara": Kind(  # West African
        Skull(lid="plain", bridge=0.14, tip=0.45, nose=0.94, nose_width=1.45, tip_size=1.12,
            cheekbone=0.7, brow=0.25,
              forehead=0.5, eye_depth=0.3, lips=1.05, mouth=1.1, jaw=1.0, chin=0.4, ear=0.92),
        ("#7c4b35", "#63392b", "#4f2e26", "#8f5a3e"), ("#17120f", "#1e1614"), _BROWN_EYES[:1],
            "coiled", 0.9),
    "abeba": Kind(  # East African: long, fine-boned
        Skull(lid="plain", bridge=0.55, tip=0.55, nose=1.08, nose_width=0.98, cheekbone=0.6,
            cheek=0.1, brow=0.25,
              forehead=0.6, width=0.91, eye=1.08, eye_depth=0.35, lips=0.85, jaw=0.94, chin=0.45),
        ("#8a583c", "#734532", "#5c372b"), ("#17120f", "#211715"), _BROWN_EYES[:2], "coiled", 0.95),
    "ingrid": Kind(  # Nordic
        Skull(lid="hooded", bridge=0.72, tip=0.5, nose=0.98, nose_width=0.85, upturn=0.4,
            cheekbone=0.6, cheek=0.25,
              brow=0.35, eye_depth=0.5, lips=0.32, width=0.98, jaw=1.0, chin=0.55),
        ("#f1cfb8", "#ecc3a6", "#e6b698"), (BLOND, "#b9925a", FAIR, COPPER), _LIGHT_EYES, "plain",
            0.75),
    "lars": Kind(  # Nordic, long and bony
        Skull(lid="deep", bridge=0.85, tip=0.7, nose=1.14, nose_width=0.92, hump=0.35,
            cheekbone=0.7, cheek=0.02,
              brow=0.9, eye_depth=0.85, lips=0.22, width=0.93, jaw=1.08, chin=0.8, eye=0.88,
                  ear=1.1),
        ("#ecc3a6", "#e2ae8d", "#d99e7c"), (FAIR, "#8d6b45", COPPER), _LIGHT_EYES, "plain", 1.0),
    "olena": Kind(  # Slavic: broad cheekbones, round nose
        Skull(lid="hooded", bridge=0.42, tip=0.55, nose=0.94, nose_width=1.06, tip_size=1.25,
            upturn=0.5, cheekbone=0.95,
              cheek=0.45, brow=0.25, eye_depth=0.35, lips=0.5, width=1.06, jaw=0.98, chin=0.45),
        ("#eec8ae", "#e5b595", "#dca684"), (FAIR, "#8a6238", BROWN, CHESTNUT), _LIGHT_EYES,
            "plain", 0.9),
    "giulia": Kind(  # Mediterranean
        Skull(lid="plain", bridge=0.85, tip=0.72, nose=1.12, hump=0.55, cheekbone=0.45, cheek=0.2,
            brow=0.5,
              eye_depth=0.6, eye=1.05, lips=0.6, width=0.96, chin=0.6),
        ("#dfae86", "#d29c72", "#c48b60"), (DARK, BROWN, "#35241e"), (*_BROWN_EYES, "#6a5a38"),
            "wavy", 1.25),
    "nikos": Kind(  # Mediterranean, square, large nose
        Skull(lid="deep", bridge=0.95, tip=0.95, nose=1.2, nose_width=1.15, tip_size=1.2,
            hump=0.8, cheekbone=0.4,
              brow=0.85, eye_depth=0.75, lips=0.5, width=1.02, jaw=1.16, chin=0.75, ear=1.15),
        ("#d6a177", "#c68c61", "#b57b52"), (BLACK, DARK), _BROWN_EYES, "wavy", 1.5),
    "leila": Kind(  # Middle Eastern
        Skull(lid="plain", bridge=0.8, tip=0.66, nose=1.08, hump=0.4, cheekbone=0.55, cheek=0.25,
            brow=0.4,
              eye_depth=0.5, eye=1.14, lips=0.65, width=0.98, eye_tilt=0.2),
        ("#ddae88", "#cb9469", "#b88056"), (BLACK, DARK, BROWN), (*_BROWN_EYES, "#5f6a48"),
            "wavy", 1.35),
    "rosa": Kind(  # Latin American
        Skull(lid="hooded", bridge=0.5, tip=0.56, nose=1.02, nose_width=1.14, hump=0.25,
            cheekbone=0.8, cheek=0.4,
              brow=0.25, eye_depth=0.35, eye_tilt=0.3, lips=0.7, width=1.03, jaw=1.02),
        ("#cf9a6e", "#b98058", "#a06a48", "#865439"), (BLACK, DARK, "#33221c"), _BROWN_EYES,
            "straight", 1.0),
    "inti": Kind(  # Andean: high cheekbones, strong bent nose
        Skull(lid="mono", bridge=0.75, tip=0.72, nose=1.14, nose_width=1.16, hump=0.85,
            cheekbone=1.0, cheek=0.15,
              brow=0.45, eye_depth=0.45, eye_tilt=0.2, lips=0.55, width=1.05, jaw=1.08, chin=0.5,
                  eye=0.92),
        ("#b77d53", "#9c6543", "#835138"), (BLACK,), _BROWN_EYES[:1], "straight", 1.0),
    "moana": Kind(  # Pacific
        Skull(lid="plain", bridge=0.3, tip=0.58, nose=0.98, nose_width=1.38, tip_size=1.2,
            cheekbone=0.65, cheek=0.5,
              brow=0.45, eye_depth=0.45, lips=0.85, mouth=1.1, width=1.08, jaw=1.12, chin=0.5),
        ("#b07a52", "#95613f", "#7a4c34"), (BLACK, DARK), _BROWN_EYES[:2], "wavy", 1.2),
    "brigid": Kind(  # Celtic: freckles, long upper lip
        Skull(lid="hooded", bridge=0.6, tip=0.5, nose=0.92, nose_width=0.95, upturn=0.9,
            cheekbone=0.4, cheek=0.4,
              brow=0.25, eye_depth=0.4, lips=0.35, width=1.0, jaw=0.95, chin=0.65, ear=1.05),
        ("#f2cfb8", "#eebfa3"), (COPPER, AUBURN, "#9c5a34"), _LIGHT_EYES, "plain", 0.8),
}  # fmt: skip

SHAPES: Final[dict[str, Skull]] = {
    "round": Skull(width=1.06, cheek=0.55, jaw=0.98, nose=0.95, chin=0.4, tip_size=1.15),
    "oval": Skull(),
    "long": Skull(width=0.91, cheek=0.05, nose=1.16, chin=0.7, bridge=0.75),
    "square": Skull(width=1.02, jaw=1.22, cheek=0.15, chin=0.7, chin_width=1.3, brow=0.75,
        nose_width=1.1),
    "heart": Skull(width=1.03, jaw=0.86, cheekbone=0.8, chin=0.5, chin_width=0.8, nose=0.94,
        upturn=0.4, eye=1.1),
    "gaunt": Skull(width=0.93, cheek=-0.25, cheekbone=0.9, nose=1.18, hump=0.7, bridge=0.9,
        tip=0.85, eye_depth=0.9, lid="deep"),
    "broad": Skull(width=1.1, jaw=1.14, cheek=0.45, nose_width=1.25, tip_size=1.2, fat=0.4,
        ear=1.1),
    "child": Skull(width=1.04, cheek=0.6, nose=0.9, upturn=0.6, bridge=0.3, brow=0.1),
}  # fmt: skip


def aged(skull: Skull, years: float) -> Skull:
    """Return a skull at an age: what is round in childhood, and what sinks late."""
    child = float(min(max((14 - years) / 12, 0), 1)) ** 0.85
    age = float(min(max((years - 30) / 52, 0), 1.1)) ** 1.15
    young = 1 - child
    return replace(
        skull,
        child=child,
        age=age,
        brow=skull.brow * young,
        hump=skull.hump * young,
        bridge=skull.bridge * (1 - 0.6 * child),
        tip=skull.tip * (1 - 0.45 * child),
        upturn=skull.upturn + 0.5 * child,
        nose=skull.nose + 0.06 * age,
        tip_size=skull.tip_size + 0.12 * age,
        cheek=skull.cheek * (1 - 0.5 * age) + 0.45 * child,
        cheekbone=skull.cheekbone * (1 - 0.5 * child) + 0.15 * age,
        jaw=skull.jaw * (1 - 0.08 * child),
        chin=skull.chin * (1 - 0.4 * child),
        eye=skull.eye * (1 + 0.10 * child - 0.10 * age),
        eye_depth=skull.eye_depth * (1 - 0.5 * child) + 0.15 * age,
        lips=skull.lips * (1 - 0.1 * age),
        ear=skull.ear * (1 + 0.18 * age - 0.05 * child),
        fat=skull.fat + 0.15 * age + 0.2 * child,
    )


def weighted(skull: Skull, weight: float) -> Skull:
    """Return a skull with more flesh (1 is heavy) or less (-1 is thin)."""
    return replace(
        skull,
        cheek=skull.cheek + 0.55 * weight,
        width=skull.width + 0.04 * weight,
        jaw=skull.jaw + 0.08 * weight,
        fat=max(skull.fat + 0.6 * weight, 0),
        tip_size=skull.tip_size + 0.08 * weight,
        cheekbone=skull.cheekbone - 0.25 * weight,
        nose_width=skull.nose_width + 0.05 * weight,
    )
