"""All the things people can be seen to do; see poses.Pose for what the numbers say."""

from typing import Final

from .poses import Pose

# A table: a pose in one or two lines each, to be compared at a glance.
# fmt: off
POSES: Final[dict[str, Pose]] = {
    # standing
    "stand": Pose(
        lean=-2, head=6, near_arm=(4, 20), far_arm=(6, 18), near_leg=(-3, -5), far_leg=(7, 3),
    ),
    "attention": Pose(near_arm=(4, 4), far_arm=(2, 2), near_leg=(0, 0), far_leg=(2, 0)),
    "wave": Pose(lean=2, head=-6, near_arm=(4, 14), far_arm=(122, 164), far_hand="open"),
    "point": Pose(lean=-3, head=-4, near_arm=(94, 98), far_arm=(-6, 10), near_hand="point"),
    "reach": Pose(
        lean=-4, head=-24, near_arm=(-14, -2), far_arm=(164, 174), near_leg=(-6, -8),
        far_leg=(6, 2), far_hand="open", near_foot=56, far_foot=62,
    ),
    "reach_both": Pose(
        lean=-4, head=-22, near_arm=(156, 168), far_arm=(164, 176), near_leg=(-5, -6),
        far_leg=(6, 2), near_hand="open", far_hand="open", near_foot=60, far_foot=66,
    ),
    "bow": Pose(
        lean=58, hunch=12, head=20, near_arm=(18, 30), far_arm=(-40, -58), near_leg=(-4, -6),
        far_leg=(8, 2),
    ),
    "pray": Pose(
        lean=2, head=16, near_arm=(26, 128), far_arm=(24, 126), near_hand="flat", far_hand="flat",
        near_wrist=20, far_wrist=20,
    ),
    "sorrow": Pose(lean=5, hunch=8, head=24, near_arm=(20, 138), far_arm=(14, 132)),
    "think": Pose(lean=-2, head=12, near_arm=(20, 150), far_arm=(30, 92), near_hand="fist"),
    "shout": Pose(
        lean=6, head=-10, near_arm=(62, 146), far_arm=(66, 142), near_hand="flat", far_hand="flat",
    ),
    "offer": Pose(
        lean=4, head=8, near_arm=(40, 84), far_arm=(48, 86), near_hand="cup", far_hand="cup",
    ),
    "lean": Pose(
        lean=-12, head=8, near_arm=(10, 70), far_arm=(14, 74), near_leg=(14, 8), far_leg=(24, -2),
        far_foot=80,
    ),
    "embrace": Pose(
        lean=7, hunch=4, head=13, near_arm=(58, 100), far_arm=(76, 92), near_leg=(0, -4),
        far_leg=(8, 4),
    ),
    "balance": Pose(
        head=7, near_arm=(78, 86), far_arm=(-84, -94), near_leg=(12, -4), far_leg=(-8, -16),
        near_hand="open", far_hand="open", near_foot=72, far_foot=56,
    ),
    # moving
    "walk": Pose(
        lean=4, near_arm=(-26, -10), far_arm=(24, 46), near_leg=(24, 12), far_leg=(-17, -36),
        far_foot=46, wind=(-3, 0),
    ),
    "stroll": Pose(
        lean=-1, near_arm=(10, 24), far_arm=(-12, 4), near_leg=(-12, -20), far_leg=(14, 8),
        near_foot=68, wind=(-1.5, 0),
    ),
    "run": Pose(
        lean=17, head=-8, near_arm=(-58, 14), far_arm=(56, 128), near_leg=(66, 8),
        far_leg=(-26, -84), near_foot=80, far_foot=8, wind=(-9, -2),
    ),
    "tiptoe": Pose(
        lean=8, hunch=4, head=4, near_arm=(30, 96), far_arm=(38, 104), near_leg=(40, -6),
        far_leg=(-10, -20), near_foot=60, far_foot=52,
    ),
    "climb": Pose(
        lean=9, head=-16, near_arm=(158, 172), far_arm=(118, 166), near_leg=(88, -8),
        far_leg=(4, -14), near_hand="hold", far_hand="hold", far_foot=62,
    ),
    "jump": Pose(
        lean=-6, head=-12, near_arm=(130, 150), far_arm=(-120, -140), near_leg=(50, -40),
        far_leg=(-20, -90), near_hand="open", far_hand="open", air=True, near_foot=30, far_foot=-4,
        wind=(0, -6),
    ),
    "fall": Pose(
        lean=-26, hunch=-8, head=-14, near_arm=(146, 166), far_arm=(-128, -152), near_leg=(58, 16),
        far_leg=(8, -46), near_hand="open", far_hand="open", turn=-34, air=True, wind=(3, -9),
        near_foot=46, far_foot=10,
    ),
    "fly": Pose(
        lean=66, head=-40, near_arm=(116, 110), far_arm=(100, 96), near_leg=(-58, -70),
        far_leg=(-50, -78), near_hand="open", far_hand="open", air=True, near_foot=-60,
        far_foot=-66, wind=(-6, 3),
    ),
    "float": Pose(
        lean=-14, hunch=4, head=-8, near_arm=(50, 70), far_arm=(-60, -80), near_leg=(30, -16),
        far_leg=(10, -34), near_hand="open", far_hand="open", air=True, near_foot=30, far_foot=10,
        wind=(-2, -3),
    ),
    "swim": Pose(
        lean=84, head=-52, near_arm=(150, 120), far_arm=(20, -20), near_leg=(-82, -92),
        far_leg=(-96, -104), near_hand="flat", far_hand="flat", air=True, near_foot=-80,
        far_foot=-86, wind=(-4, 0),
    ),
    "hang": Pose(
        lean=-2, head=-14, near_arm=(172, 178), far_arm=(184, 180), near_leg=(6, -10),
        far_leg=(-4, -22), near_hand="hold", far_hand="hold", near_foot=40, far_foot=24, air=True,
        wind=(0, 1),
    ),
    "dance": Pose(
        lean=-7, head=-9, near_arm=(112, 152), far_arm=(-76, -128), near_leg=(4, -2),
        far_leg=(-34, -92), near_hand="open", far_hand="open", near_wrist=-20, near_foot=52,
        far_foot=-8, wind=(-6, 0),
    ),
    "twirl": Pose(
        lean=4, head=-12, near_arm=(150, 200), far_arm=(150, 205), near_leg=(2, 0),
        far_leg=(12, -34), near_foot=40,
    ),
    "waltz": Pose(
        lean=-4, head=-4, near_arm=(70, 100), far_arm=(96, 112), near_leg=(10, -2),
        far_leg=(-12, -26), far_foot=56, wind=(-4, 0),
    ),
    # low
    "sit": Pose(
        lean=-3, head=6, near_arm=(18, 62), far_arm=(22, 68), near_leg=(86, 4), far_leg=(80, 10),
    ),
    "sit_table": Pose(
        lean=4, head=8, near_arm=(40, 84), far_arm=(46, 80), near_leg=(86, 4), far_leg=(80, 10),
        near_hand="flat", far_hand="flat", hide_legs=True,
    ),
    "sit_floor": Pose(
        lean=-6, hunch=8, head=10, near_arm=(34, 78), far_arm=(30, 70), near_leg=(128, 22),
        far_leg=(118, 14), near_foot=88, far_foot=88,
    ),
    "sit_edge": Pose(
        lean=4, head=8, near_arm=(-8, 4), far_arm=(12, 24), near_leg=(84, -6), far_leg=(78, 10),
        air=True, near_foot=70, far_foot=80,
    ),
    "kneel": Pose(
        lean=7, head=10, near_arm=(32, 88), far_arm=(30, 84), near_leg=(12, -86), far_leg=(70, -4),
        near_hand="cup", far_hand="cup",
    ),
    "kneel_both": Pose(
        lean=4, head=14, near_arm=(28, 84), far_arm=(26, 80), near_leg=(10, -88), far_leg=(16, -86),
    ),
    "crouch": Pose(
        lean=24, hunch=14, head=4, near_arm=(44, 80), far_arm=(50, 84), near_leg=(112, -38),
        far_leg=(102, -30), near_foot=84, far_foot=88,
    ),
    "crawl": Pose(
        lean=66, hunch=4, head=-44, near_arm=(2, 6), far_arm=(22, 10), near_leg=(4, -84),
        far_leg=(-14, -88), near_hand="flat", far_hand="flat",
    ),
    "sleep": Pose(
        lean=12, hunch=26, head=14, near_arm=(26, 112), far_arm=(60, 150), near_leg=(122, -24),
        far_leg=(112, -34), turn=66, air=True, near_foot=40, far_foot=40,
    ),
    "lie": Pose(
        lean=0, head=4, near_arm=(14, 74), far_arm=(4, 10), near_leg=(4, 0), far_leg=(8, 4),
        turn=-90, air=True, near_foot=60, far_foot=66,
    ),
    "lie_front": Pose(
        lean=-26, hunch=-10, head=-20, near_arm=(60, 148), far_arm=(66, 150), near_leg=(4, -70),
        far_leg=(2, -20), turn=88, air=True, near_foot=0, far_foot=20,
    ),
    "lie_flat": Pose(
        head=10, near_arm=(24, 16), far_arm=(60, 150), near_leg=(10, 6), far_leg=(8, 12), air=True,
    ),
    # working
    "push": Pose(
        lean=30, head=-6, near_arm=(82, 94), far_arm=(92, 98), near_leg=(34, -10),
        far_leg=(-26, -48), near_hand="flat", far_hand="flat", near_foot=92, far_foot=42,
    ),
    "pull": Pose(
        lean=-24, head=8, near_arm=(66, 82), far_arm=(80, 88), near_leg=(36, 22), far_leg=(2, -22),
        near_hand="hold", far_hand="hold", near_foot=100, far_foot=74, prop="rope",
    ),
    "carry": Pose(
        lean=-7, head=-3, near_arm=(22, 86), far_arm=(34, 82), near_leg=(16, 6), far_leg=(-12, -26),
        near_hand="cup", far_hand="cup", far_foot=60, prop="parcel",
    ),
    "shoulder": Pose(
        lean=11, head=10, near_arm=(34, 168), far_arm=(10, 40), near_leg=(18, 6),
        far_leg=(-12, -28), near_hand="hold", far_foot=58, prop="sack",
    ),
    "sweep": Pose(
        lean=13, head=16, near_arm=(28, 62), far_arm=(52, 112), near_leg=(-10, -16),
        far_leg=(20, 4), near_hand="hold", far_hand="hold", near_foot=76, prop="broom",
    ),
    "row": Pose(
        lean=-14, head=2, near_arm=(46, 92), far_arm=(50, 94), near_leg=(98, 46), far_leg=(94, 50),
        near_hand="hold", far_hand="hold", near_foot=120, far_foot=120, prop="oar",
    ),
    "throw": Pose(
        lean=-14, head=-8, near_arm=(-120, 168), far_arm=(84, 92), near_leg=(-10, -26),
        far_leg=(30, 10), near_hand="hold", far_hand="open",
    ),
    "paint": Pose(
        lean=3, head=-2, near_arm=(62, 110), far_arm=(20, 80), near_hand="pinch", far_hand="hold",
    ),
    "write": Pose(
        lean=10, hunch=6, head=22, near_arm=(32, 76), far_arm=(40, 80), near_leg=(86, 4),
        far_leg=(80, 10), near_hand="pinch", far_hand="flat",
    ),
    "fish": Pose(
        lean=-3, head=8, near_arm=(34, 92), far_arm=(40, 84), near_leg=(86, 4), far_leg=(80, 10),
        near_hand="hold", far_hand="hold",
    ),
    # with things
    "read": Pose(
        lean=-1, head=17, near_arm=(20, 100), far_arm=(30, 96), near_hand="hold", far_hand="hold",
        prop="book",
    ),
    "violin": Pose(
        lean=-4, head=15, near_arm=(46, 92), far_arm=(76, 116), near_leg=(-5, -7), far_leg=(9, 4),
        near_hand="hold", far_hand="hold", prop="violin",
    ),
    "harp": Pose(
        lean=2, head=6, near_arm=(46, 96), far_arm=(70, 104), near_leg=(86, 4), far_leg=(76, 2),
        near_hand="claw", far_hand="claw", prop="harp",
    ),
    "flute": Pose(
        lean=-2, head=8, near_arm=(34, 118), far_arm=(50, 104), near_hand="hold", far_hand="hold",
        prop="flute",
    ),
    "look": Pose(
        lean=3, head=-3, near_arm=(64, 142), far_arm=(84, 112), near_leg=(-8, -10), far_leg=(14, 4),
        near_hand="hold", far_hand="hold", prop="spyglass",
    ),
    "umbrella": Pose(
        head=4, near_arm=(24, 122), far_arm=(2, 12), near_hand="hold", prop="umbrella",
    ),
    "lantern": Pose(
        lean=4, head=3, near_arm=(64, 92), far_arm=(-8, 6), near_leg=(16, 6), far_leg=(-10, -22),
        far_foot=58, near_hand="hold", prop="lantern",
    ),
    "balloon": Pose(
        lean=-2, head=-10, near_arm=(40, 128), far_arm=(2, 12), near_hand="fist", prop="balloon",
    ),
    "cane": Pose(
        lean=8, hunch=4, head=2, near_arm=(22, 46), far_arm=(-10, 8), near_leg=(10, 2),
        far_leg=(-8, -18), near_hand="fist", far_foot=66, prop="cane",
    ),
    "wheelchair": Pose(
        lean=-4, head=4, near_arm=(-16, 40), far_arm=(-6, 48), near_leg=(82, 8), far_leg=(78, 12),
        near_hand="hold", far_hand="hold", prop="wheelchair",
    ),
}
