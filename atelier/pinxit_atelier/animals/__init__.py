"""Animals for the cards.

Each is called alike, and returns where its parts are on the page:

    marks = cat(sheet, x, y, size=1.2, pose='sit', flip=True, turn=0, seed=4,
                light=(-0.5, -0.8), colours=(…), fade=("#c08a7a", 0.4))

`pose` is one of the motif's `poses`, `colours` replaces its own from the first on, `light` is the
way to the light on the page, `fade` mixes everything with a colour (1 is a silhouette). What else
a motif can do, its docstring says. `pencil` draws it in lines of that colour only.
They look to the left and stand on y = 0, about 100 high; what flies or swims
is centred.

Large ones can be modelled in a canvas of `gesture` instead, with one light on all of it, and get
their hair from `fur.furred` (the cards wrong_cradle, white_on_white and above_the_weather do so).

- antlers: plain
- bear: walk, sit, sleep
- beaver: gnaw, sit, swim
- beetle: top
- cat: sit, stretch
- cat_face: wink, stare, asleep
- crow: perch, fly, down, glide, huddle, caw, peck, front, behind, land
- deer: stand, leap
- dragon: sea, fly
- dragon_part: eye, neck, claw, tail, wing
- elephant: walk, raise, sit, front
- feather: lie, fall
- fox: walk, howl
- frog: sit, leap
- greyhound: stand, curl, sit
- hare: sit, run, box, crouch
- heron: stand, fly, walk, front, hunch
- horse: stand, gallop
- koi: swim, turn, straight, leap
- lamb: face, stand, lie
- lion: front, asleep, sit
- lion_mane: front, side
- moth: open, side
- mouse: play, sit, stand, run
- nest: nest
- octopus: float, grasp
- owl: front, fly
- paw: hold, down, wave
- penguin: front, side, waddle, slide
- penguin_chick: stand, sit
- rabbit: sit, stand, run
- slug: crawl, raise, rest
- snail: crawl, hide
- stag: step, stand, bellow
- stag_beetle: side, walk, rear
- swan: swim, fly
- tentacle: curl, reach, hook, hold
- turtle: swim, walk
- whale: swim, dive
- wolf: walk, howl
"""

from typing import Final

from pinxit_atelier.pen import MOTIFS, Motif

from .bears import bear
from .beetle_bus import slug, stag_beetle
from .birds import owl
from .cat_faces import cat_face
from .cats import cat
from .close import paw, tentacle
from .crows import crow, feather
from .deer import deer
from .dogs import greyhound
from .dragon_parts import dragon_part
from .farm import beaver, lamb
from .fish import whale
from .hares import hare
from .herons import nest
from .insects import beetle, moth
from .koi import koi
from .large import elephant, horse
from .lions import lion, lion_mane
from .mice import mouse
from .penguins import penguin, penguin_chick
from .rabbits import rabbit
from .snails import snail
from .stags import antlers, stag
from .tales import dragon
from .water import frog, octopus, turtle
from .water_birds import heron, swan
from .wild import fox, wolf

ANIMALS: Final[dict[str, Motif]] = {
    name: one for name, one in MOTIFS.items() if one.kind == "animals"
}

__all__ = [
    "ANIMALS",
    "antlers",
    "bear",
    "beaver",
    "beetle",
    "cat",
    "cat_face",
    "crow",
    "deer",
    "dragon",
    "dragon_part",
    "elephant",
    "feather",
    "fox",
    "frog",
    "greyhound",
    "hare",
    "heron",
    "horse",
    "koi",
    "lamb",
    "lion",
    "lion_mane",
    "moth",
    "mouse",
    "nest",
    "octopus",
    "owl",
    "paw",
    "penguin",
    "penguin_chick",
    "rabbit",
    "slug",
    "snail",
    "stag",
    "stag_beetle",
    "swan",
    "tentacle",
    "turtle",
    "whale",
    "wolf",
]
