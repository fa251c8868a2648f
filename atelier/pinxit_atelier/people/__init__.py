"""People who can be posed, for storybook pictures.

    from pinxit_atelier.people import Figure, Look, hand, face, embrace, crowd, somebody

    who = Look(body="child", skin="tan", hair="braids", colour="#c2452d", hat="beret")
    Figure(who, "walk", view="q").draw(scene, 400, 1100, 300)   # feet at (400, 1100), 300 tall

Mind the name: the engine has a Look too (its finish); import that one as `Finish`.

What there is
    body     BODIES: adult tall thin broad stout old youth child toddler; HEIGHTS: beside each other
    skin     SKINS, or any colour; freckles, vitiligo, wrinkles=0 … 1
    hair     HAIRLINES; beard: full long short goatee moustache stubble
    coat     GARMENTS: coat dress gown robe tunic jacket suit shirt; hem, flare, belt, apron,
             collar="ruff"
    pattern  stripes bands checks dots diamonds stars flowers feathers
    hat      HATS, with hijab, turban, headscarf, hood; glasses, scarf, cape, boots, shoes="bare"
    face     FACES; gaze=(right, down), from -1 to 1; eyes: colour of the iris
    mask     MASKS
    pose     POSES, or a Pose; keywords of Figure change it: Figure(who, "walk", head=-20)
    view     front, q (three quarters), side, back, back_q (three quarters from behind), top (a
             bird's)
    hands    HANDS: open palm relax flat cup nest hold fist point pinch string claw thumb two
    prop     PROPS, by pose or as Figure(who, "stand", prop="cane"); prop_colour

Figures look to the right; flip=True turns them. Angles: 0 hangs down, 90 points ahead, 180 up.
In poses that are in the air (fall, fly, jump, hang, lie, sleep …), and in the view from above,
(x, y) is the pelvis, not the ground. Seen from above they look to the right: give draw a `turn`.

Recipes
    A hand on a thing       Figure(who).place(x, y, h).reach(X, Y).draw(scene, x, y, h)
    A thing in a hand       draw(…, under=paint), where paint(stage, figure) does
                            `with stage.part() as cel: cel.fill(…)` near figure.joints["wrn"],
                            in figure units (100 is the standing height)
    A glow at a hand        f = Figure(who, "lantern").draw(…)
                            scene.shine(*f.page("flame"), 60, "#ffc25c")
    Sitting on something    Figure(who, "sit_edge").draw(scene, x, seat_y, h): (x, seat_y) is the
                            pelvis; at a table, in a boat or in water: hide_legs=True
    Hanging from something  place it, look at page("wrn"), and draw it moved by the difference
    Lying                   Figure(who.like(face="sleep"), "lie", "side"): on the back, head left
    From above              Figure(who, "walk", "top").draw(…, turn=-90) walks up the page;
                            "lie", "sleep", "lie_front" lie; "sit_table" sits at a table;
                            near_arm=("to", 20, 5) reaches 20 ahead, 5 to the right
    In each other's arms    embrace(scene, one, other, x, y, h, other_height)
    A close-up              face(scene, who, 400, 500, 420, cut=900); shoulders=False: a head alone
    A hand as the subject   cat = hand(scene, 400, 900, 160, pose="string", turn=-90, old=0.8);
                            160 is the length of the palm; cat.tips(): where the finger tips are
    Many small people       crowd(scene, rng, [(x, y, 60), …], views=("q", "back_q"))
    Somebody by chance      somebody(rng, body="old")
    Far away                draw(…, haze=("#8fc0bc", 0.3), rim=0.2)
"""

from .bodies import BODIES, GARMENTS, HEIGHTS, SKINS, Body, Look
from .crowd import crowd, somebody
from .features import FACES
from .figure import Figure, embrace
from .hair import HAIRLINES
from .hand_rig import HANDS
from .hands import PaintedHand, draw_hand, hand
from .hats import HATS
from .masks import MASKS
from .portrait import face
from .poses import Joints, Pose, View
from .props import PROPS
from .repertoire import POSES
from .stage import Cel, Stage

__all__ = [
    "BODIES",
    "FACES",
    "GARMENTS",
    "HAIRLINES",
    "HANDS",
    "HATS",
    "HEIGHTS",
    "MASKS",
    "POSES",
    "PROPS",
    "SKINS",
    "Body",
    "Cel",
    "Figure",
    "Joints",
    "Look",
    "PaintedHand",
    "Pose",
    "Stage",
    "View",
    "crowd",
    "draw_hand",
    "embrace",
    "face",
    "hand",
    "somebody",
]
