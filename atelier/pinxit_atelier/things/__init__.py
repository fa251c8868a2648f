"""Things for the cards.

Each is called alike, and returns where its parts are on the page:

    marks = tree(sheet, x, y, size=1.2, pose='birch', flip=True, turn=0, seed=4,
                light=(-0.5, -0.8), colours=(…), fade=("#c08a7a", 0.4))

`pose` is one of the motif's `poses`, `colours` replaces its own from the first on, `light` is the
way to the light on the page, `fade` mixes everything with a colour (1 is a silhouette). What else
a motif can do, its docstring says. `pencil` draws it in lines of that colour only.
They stand on y = 0, about 100 high.

- apartment: grid, old, balconies
- armchair: front, side, quarter
- balloon: fly
- bed_above: single, double
- bicycle: ride
- birdcage: shut, open
- book: open, closed, stack
- broom: stand, fly
- candle: holder, melted
- carousel_horse: pole
- carpet: rolled, flying, half
- castle: keep
- chess: king, queen, bishop, knight, rook, pawn
- clock: mantel, pocket
- cloud: puff, tower, streak, layer, storm
- crane: tower, luffing
- crown: gold
- curler: foam, rod
- door: arch, panel, glass, barn, round, gothic, paper, vault, crooked, cat
- dressing_mirror: wall, table
- flower: poppy, daisy, tulip
- gold: pile, heap, coin
- grass: tuft, meadow, reeds, tall
- hourglass: sand
- house: cottage, town, timber, tower, barn, modern, stilts, crooked
- ice_cream: cone, double, mountain
- key: hang
- kite: plain
- ladder: wood
- lantern: lit, dark
- lighthouse: lit
- mirror: oval, cracked
- moon: crescent, full, face
- mountain: peak, range
- mushroom: fly_agaric, slim
- paperboat: white, print
- photo_strip: strip, single
- piano: grand, upright
- picture_frame: gold, plain, oval, ornate, round
- pomegranate: open, whole, half
- rock: boulder, slab, pebbles, cairn, cliff
- seesaw: board
- ship: sail
- snow: drift, ground, pile
- spiral_shell: section, shell
- stairs: straight, spiral, steps
- star: eight, five
- street_lamp: lantern, arm, globes
- suitcase: trunk
- table_above: cloth, wood
- telescope: tripod
- train: steam
- tree: oak, bare, birch, willow, poplar, pine, apple, umbrella
- typewriter: desk
- umbrella: open, shut
- violin: stand
- wave: crest, swell
- windmill: stone
"""

from typing import Final

from pinxit_atelier.pen import MOTIFS, Motif

from .apartments import apartment
from .armchairs import armchair
from .buildings import castle, lighthouse, windmill
from .clouds import cloud
from .doors import door
from .finds import broom, carpet, curler, ice_cream, photo_strip
from .furniture import book, ladder, typewriter
from .ground import grass, rock, snow
from .house import birdcage, clock, hourglass, key, mirror
from .houses import house
from .land import mountain, wave
from .light import candle, lantern, telescope
from .music import piano, violin
from .plants import flower, mushroom
from .playground import seesaw
from .rooms import bed_above, dressing_mirror, picture_frame, stairs, table_above
from .sky import balloon, kite, moon, star
from .street import crane, street_lamp
from .toys import carousel_horse, chess, paperboat
from .travel import bicycle, ship, train
from .treasures import gold, pomegranate, spiral_shell
from .trees import tree
from .wear import crown, suitcase, umbrella

THINGS: Final[dict[str, Motif]] = {
    name: one for name, one in MOTIFS.items() if one.kind == "things"
}

__all__ = [
    "THINGS",
    "apartment",
    "armchair",
    "balloon",
    "bed_above",
    "bicycle",
    "birdcage",
    "book",
    "broom",
    "candle",
    "carousel_horse",
    "carpet",
    "castle",
    "chess",
    "clock",
    "cloud",
    "crane",
    "crown",
    "curler",
    "door",
    "dressing_mirror",
    "flower",
    "gold",
    "grass",
    "hourglass",
    "house",
    "ice_cream",
    "key",
    "kite",
    "ladder",
    "lantern",
    "lighthouse",
    "mirror",
    "moon",
    "mountain",
    "mushroom",
    "paperboat",
    "photo_strip",
    "piano",
    "picture_frame",
    "pomegranate",
    "rock",
    "seesaw",
    "ship",
    "snow",
    "spiral_shell",
    "stairs",
    "star",
    "street_lamp",
    "suitcase",
    "table_above",
    "telescope",
    "train",
    "tree",
    "typewriter",
    "umbrella",
    "violin",
    "wave",
    "windmill",
]
