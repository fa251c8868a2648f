"""Heads: modelled in depth, so that they can be seen from any side, above and below.

    who = somebody(random.Random(7), age=71, kind="nikos", woman=False, beard="walrus")
    portrait(scene, who, 400, 500, 420, facing=-35, nod=6, tilt=4)     # with neck and shoulders
    figure(scene, dressed(who, "old_man", top="#3d5a5c"), "reading", 400, 1100, 320)
    figure(scene, Look("woman", head="mei", hair="bob", mood="sly", gaze=(0.8, 0)), ...)

A head is a Head: its skull (a Skull, whose numbers are 1 or 0.5 for the ordinary), and what is on
it. `who.like(mood="tired", hat="cap", hat_colour="#6b5b48")` changes it; in a Look, a Head is its
`extra`, and otherwise the look's names are taken. All names, which may also be written with _:

    kind     mei, jun, sokha, asha, ravi, amara, abeba, ingrid, lars, olena, giulia, nikos,
             leila, rosa, inti, moana, brigid
    shape    round, oval, long, square, heart, gaunt, broad, child
    mood     calm, tender, tired, worried, stubborn, sly, grieving, laughing, surprised,
             concentrating, asleep, angry, envious, bored, listening, smiling
    hair     bald, buzz, crop, side part, undercut, combed back, bowl, pixie, bob, bob part,
             long, wavy, ponytail, plait, plaits, crown plait, bun, low bun, topknot, afro,
             short afro, puffs, curls, locs, cornrows, thinning, horseshoe, wild
    beard    full, short, long, goatee, moustache, walrus, handlebar, pencil, whiskers,
             sailor
    hat      cap, peaked, captain, straw, fedora, bowler, top, beanie, nightcap, beret, fez,
             cone, skullcap, crown, helmet, turban, headwrap, kerchief, headscarf, hijab,
             hood, flower, wreath
    glasses  round, square, half, thick

Recipes
    of an age           aged(KINDS["asha"].skull, 82); weighted(skull, 0.6) is heavy, -0.6 is thin
    a face of one's own replace(Skull(), nose=1.2, hump=0.8, lid="deep", jaw=1.15, crooked=0.4);
                        lids are plain, mono, hooded, deep
    a mood between      replace(MOODS["calm"], lids=(0.4, 0.9), corners=(1.2, -0.3))
    looking aside       Head(gaze=(0.8, 0.1)): to its left, up; 1 is as far as eyes go
    grey, receding      grey=0.5, recede=0.6; stubble=0.7; freckles=0.9; mole=(0.1, -0.2)
    wind                the frame's sway, (0.1, 0, 0) or sway=(0.1, 0, 0) of a figure
    marks of a Look     freckles, mole, rouge, lashes, stubble, earrings
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import cv2
import numpy as np

from pinxit_atelier.engine import Scene
from pinxit_atelier.engine.colour import Colour, mix, rgb

from .beards import BEARDS, Chin
from .buffer import Canvas
from .build import Build, Frame
from .faces import MOODS, Face, Flesh, Mood, creases, noise, pressed
from .hair import HAIR, Barber, Scalp
from .hats import BOUND, HATS, HIDES, LEVELS, OPEN, Hatter, earrings, glasses, pressed_under
from .heads_kinds import KINDS, SHAPES, aged, weighted
from .heads_skull import Skull, ear, finer, finished, modelled
from .heads_surface import Coat, Grid, Relief, Seen, normals, singles
from .look import Look
from .paint import Paint, cast
from .space import Camera, Vec, vec
from .space import turn as spun


@dataclass(frozen=True)
class Head:
    """All that a head is."""

    skull: Skull = field(default_factory=Skull)
    skin: Colour = "#d9a27c"
    iris: Colour = "#4a2f22"
    mood: str | Mood = "calm"
    gaze: tuple[float, float] | None = None  # to its left, up
    hair: str = "crop"
    hair_colour: Colour = "#3b2a25"
    grey: float = 0.0
    beard: str = ""
    beard_colour: Colour = ""
    hat: str = ""
    hat_colour: Colour = "#7a4a34"
    glasses: str = ""
    earrings: Colour = ""
    brow: float = 1.0
    lashes: float = 0.0
    lipstick: Colour = ""
    freckles: float = 0.0
    mole: tuple[float, float] | None = None
    stubble: float = 0.0
    ribbon: Colour = "#a83f3a"
    recede: float = 0.0
    seed: int = 1

    def like(self, **changes: Any) -> "Head":
        """Return this head with some things changed."""
        return replace(self, **changes)


def somebody(
    rng: random.Random,
    *,
    age: float | None = None,
    kind: str | None = None,
    woman: bool | None = None,
    **changes: Any,
) -> Head:
    """Return a likely person; what is not said is left to chance."""
    years = rng.choice((5, 9, 16, 24, 31, 38, 47, 56, 66, 78)) if age is None else age
    name = kind or rng.choice(sorted(KINDS))
    one = KINDS[name]
    female = rng.random() < 0.5 if woman is None else woman
    skull = replace(
        one.skull,
        **{
            key: getattr(one.skull, key) * rng.uniform(0.93, 1.07)
            for key in ("jaw", "nose", "nose_width", "eye", "mouth", "ear")
        },
        width=one.skull.width * rng.uniform(0.97, 1.03),
        crooked=rng.uniform(-0.35, 0.35),
        hump=max(one.skull.hump + rng.uniform(-0.25, 0.25), 0),
        ear_out=rng.uniform(0.15, 0.6),
        chin=one.skull.chin * (0.85 if female else 1.1),
        brow=one.skull.brow * (0.55 if female else 1.15),
        lips=one.skull.lips * (1.1 if female else 0.85),
    )
    if female:
        skull = replace(skull, jaw=skull.jaw * 0.95, nose=skull.nose * 0.97, eye=skull.eye * 1.05)
    skull = weighted(aged(skull, years), rng.gauss(0.0 if years < 40 else 0.15, 0.4))
    grey = min(max((years - 38) / 40 + rng.uniform(-0.2, 0.15), 0), 1)
    hair = rng.choice(_styles(one.styles, years, female=female))
    beard = rng.choice(_MEN) if not female and years > 22 else ""
    mood = rng.choice(_QUIET)
    who = Head(
        skull,
        skin=rng.choice(one.skins),
        iris=rng.choice(one.irises),
        mood=mood,
        hair=hair,
        hair_colour=rng.choice(one.hair),
        grey=grey,
        beard=beard,
        stubble=rng.choice((0.0, 0.0, 0.5, 0.8))
        if not female and years > 19 and not beard
        else 0.0,
        glasses=rng.choice(("round", "square", "half"))
        if rng.random() < 0.06 + 0.004 * years
        else "",
        earrings="#c79a45" if female and rng.random() < 0.25 else "",
        brow=one.brow * (0.8 if female else 1.15) * rng.uniform(0.85, 1.15),
        lashes=0.8 if female and years > 12 else 0.1,
        lipstick=rng.choice(("", "", "", "#9c3a3c", "#a8524c")) if female and years > 18 else "",
        freckles=0.8
        if name == "brigid" or (name in ("ingrid", "olena") and rng.random() < 0.3)
        else 0.0,
        mole=(rng.uniform(-0.16, 0.16), rng.uniform(-0.3, -0.08))
        if rng.random() < 0.15 and years > 15
        else None,
        recede=0.0 if female or years < 30 else rng.choice((0.0, 0.3, 0.6, 0.9)),
        seed=rng.randrange(1 << 30),
    )
    return who.like(**changes)


_MEN: Final = ("", "", "", "", "short", "full", "moustache", "goatee", "walrus", "long", "sailor")
_QUIET: Final = (
    "calm", "calm", "tender", "tired", "worried", "stubborn", "sly", "concentrating", "bored",
    "listening", "envious", "grieving", "smiling",
)  # fmt: skip


def _styles(usual: str, years: float, *, female: bool) -> tuple[str, ...]:
    """Return the hairstyles among which such a person chooses."""
    grown: tuple[str, ...]
    if usual == "coiled":
        both = ("short afro", "afro", "locs", "cornrows")
        grown = (*both, "puffs", "bun") if female else (*both, "buzz", "buzz")
    elif female:
        grown = ("bob part", "long", "bun", "low bun", "plait", "ponytail", "pixie", "crown plait")
        grown += ("bob", "topknot") if usual == "straight" else ("wavy", "curls")
    else:
        grown = ("crop", "side part", "combed back", "undercut", "buzz")
        grown += ("crop", "bowl") if usual == "straight" else ("curls", "curls", "wild")
    if years < 13 and usual != "coiled":
        return (
            ("bob", "plaits", "ponytail", "pixie", "plait")
            if female
            else ("bowl", "crop", "crop", "wild")
        )
    if years > 50 and not female:
        return (*grown[:3], "thinning", "horseshoe", "bald")
    if years > 64 and usual != "coiled":
        return ("bob part", "low bun", "pixie", "curls", "bun", "plait", "crown plait")
    return grown


def head(canvas: Canvas, frame: Frame, build: Build, look: Look) -> None:
    """Model somebody's head into a canvas: what a figure has on its neck."""
    who = look.extra if isinstance(look.extra, Head) else of(build, look)
    across, down = look.gaze
    if across or down:
        seen = frame.turn.T @ canvas.camera.rot.T @ np.array([across, -down, 0.0])
        who = who.like(gaze=(float(np.clip(seen[0], -1, 1)), float(np.clip(seen[1], -1, 1))))
    draw(canvas, frame, who)


def of(build: Build, look: Look) -> Head:
    """Return the head that a look describes by names."""
    if look.head in KINDS:
        kind = KINDS[look.head]
        skull, brow, iris = kind.skull, kind.brow, kind.irises[0]
    elif look.head in SHAPES:
        skull, brow, iris = SHAPES[look.head], 1.0, "#4a2f22"
    else:
        raise ValueError(f"no head is called {look.head!r}: {sorted(KINDS) + sorted(SHAPES)}")
    child = build.age < 13
    skull = weighted(aged(skull, build.age), (build.girth - (1.0 if child else 0.98)) * 1.6)
    marks = set(look.marks)
    return Head(
        skull,
        skin=look.skin_colour,
        iris=iris,
        mood=look.mood,
        hair=_name(look.hair, HAIR),
        hair_colour=look.hair_colour,
        beard=_name(look.beard, BEARDS),
        beard_colour=look.beard_colour,
        hat=_name(look.hat, HATS),
        hat_colour=look.hat_colour,
        glasses=look.glasses,
        brow=brow,
        earrings="#c79a45" if "earrings" in marks else "",
        lipstick="#9c3a3c" if marks & {"rouge", "lipstick"} else "",
        lashes=0.8 if marks & {"rouge", "lashes"} else 0.2,
        freckles=0.9 if "freckles" in marks else 0.0,
        mole=(0.12, -0.21) if marks & {"mole", "moles"} else None,
        stubble=0.7 if "stubble" in marks else 0.0,
    )


def dressed(who: Head, build: str | Build, **clothes: Any) -> Look:
    """Return the look of a figure that has this head: `Look` with the same skin."""
    return Look(build, who.skin, hair_colour=who.hair_colour, extra=who, **clothes)


def portrait(
    scene: Scene,
    who: Head,
    x: float,
    y: float,
    height: float,
    *,
    facing: float = 0,
    nod: float = 0,
    tilt: float = 0,
    yaw: float = 0,
    pitch: float = 4,
    sway: Sequence[float] = (0, 0, 0),
    top: Colour = "#5d5a70",
    **how: Any,
) -> None:
    """Paint a head with its neck and shoulders: its middle is at (x, y), chin to crown `height`.

    It faces us, or `facing` degrees to the right of the page, nods and tilts; the camera goes round
    it by `yaw` and looks down on it by `pitch`. The other keywords are those of Paint.
    """
    size, build = 0.15, 0.8 + 0.2 * (1 - who.skull.child)
    camera = Camera(height / size, (x, y), yaw=yaw, pitch=pitch, look=(0, 0, 0), near=1.1)
    box = (x - height * 1.5, y - height * 1.25, x + height * 1.5, y + height * 1.05)
    fine = 2.6 if height < 110 else 2.0 if height < 320 else 1.5
    canvas = Canvas(camera, box, fine, 0.34)
    body, face = spun(facing * 0.45), spun(facing, nod, tilt)

    def at(*place: float) -> Vec:
        spot: Vec = body @ (vec(*place) * size)
        return spot

    wide = size * who.skull.width * build
    with canvas.part(top, soft=0.5, rough=0.6) as cloth:
        line = [at(0.62, -1.02, -0.12), at(0.3, -0.83, -0.1), at(0, -0.80, -0.08)]
        line += [at(-0.3, -0.83, -0.1), at(-0.62, -1.02, -0.12)]
        cloth.chain(
            line, [0.26 * size * build, 0.2 * size, 0.2 * size, 0.2 * size, 0.26 * size * build]
        )
        cloth.chain(
            [at(0, -0.95, 0.0), at(0, -1.6, 0.02)], [0.42 * size * build, 0.5 * size * build]
        )
    with canvas.part(who.skin, soft=0.25, rough=0.25) as neck:
        neck.chain(
            [at(0, -0.72, -0.06), face @ vec(0, -0.28, -0.09) * size], [0.17 * wide, 0.155 * wide]
        )
    draw(canvas, Frame(vec(0, 0, 0), face, size, vec(*sway)), who)
    how = {"shadow": 0, "contact": 0, "focus": (x, y, height * 0.8), **how}
    cast(scene, canvas, Paint(**how))


ALIASES: Final = {
    "braid": "plait",
    "braids": "plaits",
    "short": "crop",
    "none": "",
    "tufts": "horseshoe",
}


def _name(name: str, known: Mapping[str, Any]) -> str:
    """Return a name as the tables have it."""
    plain = name.replace("_", " ")
    plain = plain if plain in known else ALIASES.get(plain, plain)
    if plain and plain not in known:
        raise ValueError(f"no such thing as {name!r} on a head: {sorted(known)}")
    return plain


def _rows(height: float) -> int:
    return int(np.clip(height * 0.50, 36, 300))


def draw(canvas: Canvas, frame: Frame, who: Head) -> None:
    """Model a head into a canvas."""
    relief = Relief(canvas, frame)
    mood = MOODS[who.mood] if isinstance(who.mood, str) else who.mood
    if who.gaze is not None:
        mood = replace(mood, gaze=who.gaze)
    rows = _rows(relief.scale)
    rough = modelled(who.skull, int(np.clip(rows, 60, 130)))
    at = finer(rough, rows)
    at = pressed(at, finished(at).normal, creases(who.skull, mood))
    skin = finished(at)
    soft = cv2.GaussianBlur(at, (0, 0), max(rows * 0.022, 0.8), borderType=cv2.BORDER_REPLICATE)
    calm = normals(soft)
    calm *= np.where((calm * skin.normal).sum(2, keepdims=True) < 0, -1, 1)
    shading = skin.normal * np.float32(0.45) + calm * np.float32(0.55)
    hairs = mix(who.hair_colour, "#b9b4ac", who.grey * 0.8)
    flesh = Flesh(
        skin=who.skin,
        iris=who.iris,
        brows=hairs,
        brow=who.brow,
        lashes=who.lashes,
        lipstick=who.lipstick or None,
        freckles=who.freckles,
        stubble=who.stubble,
        mole=who.mole,
        beard=hairs,
    )
    scalp = Scalp(
        relief, who.skull, finer(rough, max(int(rows * 0.7), 40)), np.random.default_rng(who.seed)
    )
    if who.hair not in ("", "bald"):
        flesh = replace(flesh, roots=lambda at: roots(scalp, at, who))
    relief.sheet(
        at,
        relief.paint(Face(who.skull, flesh, mood, relief.high)),
        normal=shading,
        extra=skin.hollow[..., None],
    )
    if who.hat not in HIDES:
        ears(relief, who, flesh, rows)
    if who.beard in BEARDS:
        BEARDS[who.beard](
            Chin(
                relief,
                who.skull,
                at,
                skin.normal,
                who.beard_colour or who.hair_colour,
                who.grey,
                who.seed,
            )
        )
    if who.hair not in ("", "bald") and who.hat not in HIDES:
        if who.hat and who.hat not in OPEN:
            level = LEVELS.get(who.hat, 0.17)
            relief.press = lambda grid: pressed_under(grid, level)
        style = "buzz" if who.hat in BOUND else who.hair
        HAIR[style](Barber(scalp, who.hair_colour, who.grey, who.ribbon, who.recede))
        relief.press = None
    if who.hat:
        HATS[who.hat](Hatter(scalp, who.hat_colour, who.seed))
    if who.glasses:
        glasses(relief, who.skull, who.glasses, at)
    if who.earrings and who.hat not in HIDES:
        earrings(relief, who.skull, who.earrings)
    relief.lay()


def roots(scalp: Scalp, at: Grid, who: Head) -> Grid:
    """Return how much the roots of hair tint the skin."""
    recede = 0.4 if who.hair in ("thinning", "horseshoe") else who.recede
    fine = 0.009 * noise(at, 110, 2.0) + 0.006 * noise(at, 43, 1.0)
    inside = scalp.within(at[:, None], recede)[:, 0] + fine
    cover = np.clip((inside + 0.016) / 0.03, 0, 1) * 0.6
    if who.hair in ("thinning", "horseshoe"):
        cover *= np.clip((0.2 - at[:, 1]) / 0.12, 0.08, 1)
    return np.asarray(cover, np.float32)


def ears(relief: Relief, who: Head, flesh: Flesh, rows: int) -> None:
    """Add both ears."""
    base, deep = rgb(flesh.skin), rgb(flesh.skin) ** 1.35 * singles([0.66, 0.52, 0.50])

    def paint(seen: Seen) -> Coat:
        hollow = np.clip(seen.extra[:, :1] * 110, 0, 0.8)
        tone = base * 0.9 + rgb("#c4503f") * 0.1
        return Coat((tone + (deep - tone) * hollow).astype(np.float32), rough=0.2, edge=0.6)

    number = relief.paint(paint)
    for side in (1, -1):
        at = ear(who.skull, side, int(np.clip(rows * 0.16, 9, 34)))
        full = normals(at) * np.float32(-side)
        soft = cv2.GaussianBlur(at, (0, 0), at.shape[0] * 0.12, borderType=cv2.BORDER_REPLICATE)
        hollow = ((soft - at) * full).sum(2)
        relief.sheet(at, number, normal=full, extra=hollow[..., None], closed=False)
