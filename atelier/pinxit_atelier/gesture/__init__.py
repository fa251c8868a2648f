"""Figures built from gesture: a skeleton in space, masses on it, hands that close round things.

    from pinxit_atelier.gesture import Look, Stage, figure, things

    who = Look("heavy_woman", "brown", top="#8c3f4a", skirt=0.75, scarf="#e4c07a")
    figure(scene, who, "walking", 400, 1100, 320)        # its ground at (400, 1100), and a grown
                                                         # person of middle size is 320 high there
    figure(scene, who, "seated", 400, 1100, 320, facing=-40, pitch=30, rim=0.4)

Where it stands, and from where it is seen (keywords of figure and of Stage)
    facing   degrees: 0 looks at us, 90 to the right of the page, 180 away, -90 to the left; each
             pose has one in which it is seen best
    pitch    we look down on it: 8 as usual, 30 from a window, 60 … 85 from above, -20 from below
    yaw, roll, near     walk round it, tilt it; near=5 is calm, 1.6 a wide lens
    Children are smaller by themselves: `height` is always that of a grown person.

Who it is: a Look; look.like(top="#…") changes it. A colour that is "" means there is none.
    build    BUILDS: woman man thin_woman thin_man heavy_woman heavy_man stout_woman stout_man
             broad strong_woman pregnant old_man old_woman stooped youth girl child plump_child
             toddler baby; or BUILDS["man"].like(belly=0.04, stoop=0.5)
    skin     SKINS: pale fair rose olive tan brown dark deep; or a colour
    top      with top_pattern, sleeves (0 … 1), loose, collar (shirt high round v sailor ruff),
             buttons, cuffs, hem (0.05: hangs out), belt
    legs     with legs_pattern, leg_length (0.45: shorts), leg_width, turnups
    skirt    0.3 … 1: how far down it hangs; skirt_colour, skirt_pattern, flare, pleats
    coat     with coat_length, coat_open (0 … 1), lining; apron scarf shawl drape (a sari's) cape
    shoes    "" is barefoot; boots=0.6: how far up the shin; socks
    pattern  "stripes #f0e4c8" bands sailor pin checks tartan dots print: with their second colour
    head     see `heads`

What it does: POSES, by name, or a Pose; keywords of figure change it: head=(20, 10, 0) is the
    turn of the head (to its left, down, left side up), likewise hips and chest; sway=(0.1, 0, 0)
    is the wind. POSES["reading"].mirrored() is the other way round.
    standing stand contrapposto proud arms_crossed hands_behind thinking shrugging pockets slouching
             pointing waving calling shading_eyes looking_up bowing crying hat_in_hand leaning
             looking_back tiptoe
    moving   walking strolling running hurrying sneaking wading balancing dancing arabesque jumping
             leaping throwing bicycle climbing hanging
    working  holding_up lantern suitcase carrying sack pulling pushing lifting reading sweeping
             fishing violin flute telescope cane shooting_bow writing rowing
    together hugging hugged holding_child held cradling hand_in_hand child_hand_up arm_round
             whispering offering
    sitting  seated seated_upright seated_reading legs_crossed seated_edge cross_legged
             hugging_knees sitting_back
    low      kneeling one_knee praying crouching squatting crawling picking
    lying    lying_reading lying_back sleeping sprawled
    aloft    falling flying floating diving swinging

How it is painted (keywords of figure and of Stage.paint): by the scene's own light, unless
    light=(x, y, z). focus=(x, y, radius): sharp there, softer elsewhere (the head, by itself);
    silhouette="#…"; blur=6: out of focus; rim=0.5, rim_colour; haze=("#8fc0bc", 0.3); bounce="#…";
    shadow=0.5 on the ground, contact=0.75 under the feet, wall=-0.4: a wall behind on which the
    shadow falls; dim, fill, strokes, accents, opacity; care=0 leaves small faces and hands
    to the brush, which spares them otherwise (heads below 140 units, more the smaller they are)

More than one, and things in hands: a Stage is one canvas, so that they overlap as they should
    stage = Stage(scene, 400, 1100, 320, pitch=10)
    one = stage.person(who, "holding_up", at=(-0.3, 0, 0))      # at: in heights of a grown person
    things.umbrella(stage.canvas, one.hold["r"])
    stage.person(child, "child_hand_up", at=(0.25, 0, 0.1), facing=-10)
    stage.paint(rim=0.3)
    one.place("head"), one.place("hand_r") are places in space; stage.page(place) on the page
    Things   rod rope string ball box crate stone book closed_book umbrella staff cane cup bag
             lantern (returns its flame) chair stool table basket hat: see `things`

Recipes
    Sitting on a chair      w = stage.person(who, "seated"); seat = w.place("pelvis")
                            things.chair(stage.canvas, seat - vec(0, 0.075, 0), w.ahead)
    Sitting on a wall       "seated_edge": its pelvis is 0.53 high; put the wall's edge 0.07 below
    A light in the hand     x, y = stage.page(things.lantern(stage.canvas, w.hold["r"]))
                            scene.light = (x, y, 150); stage.paint()
                            scene.shine(x, y, 70, "#ffc25c")
    In each other's arms    stage.person(tall, "hugging", at=(-0.16, 0, 0))
                            stage.person(other, "hugged", at=(0.15, 0, 0.05))
    A child on the arm      stage.person(who, "holding_child")
                            stage.person(toddler, "held", at=(0.2, 0.45, 0.05))
    Seen from above         figure(scene, who, "looking_up", 400, 700, 400, pitch=65, near=2)
    Far away, or in front   haze=("#8fc0bc", 0.4); silhouette="#0c1026", blur=5
    A crowd                 one Stage with box=(0, 600, 800, 1200), people at many places, one paint
    A hand as the subject   stage = close_up(scene, 420, 700, 300)      # 300 long, its wrist there
                            held = stage.hand("rod", (-1, 0.1, 0), (0, 0, 1), sleeve="#40566b")
                            things.umbrella(stage.canvas, held); stage.paint()
                            first where the knuckles point, then where the palm looks; skin, left,
                            old, wide, cuff, bare; GRIPS: rod fist pinch pen cradle cup point open
                            spread flat edge bag mug rest clasp claw thumb vow
    A pose of one's own     Pose(pelvis, hips, chest, head, left_foot=Foot(…), left_hand=Hand(…), …)
    A mass of one's own     with stage.canvas.part("#8a5f3c", soft=0.5) as part: part.chain(…)
"""

from . import things
from .buffer import Canvas, Part
from .build import BUILDS, Build, Frame
from .hands import GRIPS, Hold, hand
from .look import SKINS, Look
from .paint import Paint, cast
from .person import Person
from .pose import Foot, Hand, Pose
from .poses import POSES
from .space import Camera, turn, unit, vec
from .stage import Stage, close_up, figure

__all__ = [
    "BUILDS",
    "GRIPS",
    "POSES",
    "SKINS",
    "Build",
    "Camera",
    "Canvas",
    "Foot",
    "Frame",
    "Hand",
    "Hold",
    "Look",
    "Paint",
    "Part",
    "Person",
    "Pose",
    "Stage",
    "cast",
    "close_up",
    "figure",
    "hand",
    "things",
    "turn",
    "unit",
    "vec",
]
