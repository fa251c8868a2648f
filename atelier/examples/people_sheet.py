"""A sheet of people, to see what the figures can do: `python people_sheet.py OUT.png [SCALE]`."""

import random
import sys
from pathlib import Path

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from pinxit_atelier.engine import Look as Finish
from pinxit_atelier.engine import Page, Scene
from pinxit_atelier.people import Figure, Look, crowd, embrace, face, hand

CHILD = Look(body="child", skin="tan", hair="braids", colour="#c2452d", pattern="dots", face="joy")
READER = Look(skin="brown", hat="hijab", hat_colour="#3a6a7c", colour="#7a4a6c", coat="robe")
OLD = Look(body="old", skin="rose", hair="bun", hair_colour="#d8d4cc", glasses=True, face="smile")
RIDER = Look(body="youth", skin="dark", hair="afro", hair_colour="#1c1212", colour="#e0b43a")


def main(path: str, scale: float) -> None:
    """Paint the sheet."""
    page = Page(scale)
    scene = Scene(page, 3, light=(150, -200, 500), glow="#fff0d0", shade="#2a1c38", reach=1500)
    scene.backdrop([(0, "#efe4cc"), (1, "#d8c4a0")], page.y / 1200, amount=0.06)
    face(scene, OLD, 180, 190, 230, cut=390)
    hand(scene, 420, 380, 100, pose="string", turn=-90, skin="brown", old=0.7)
    hand(scene, 640, 380, 100, pose="cup", turn=-30, skin="fair", cuff=("#38406a", "#e2b45a"))
    Figure(CHILD, "walk").draw(scene, 110, 700, 200)
    Figure(READER, "read", "q").draw(scene, 260, 700, 280)
    Figure(RIDER, "wheelchair").draw(scene, 420, 700, 260)
    Figure(CHILD, "stand", "back_q").draw(scene, 560, 700, 200)
    embrace(scene, OLD, CHILD, 700, 700, 250, 180)
    Figure(READER, "walk", "top").draw(scene, 120, 860, 260, turn=-40)
    Figure(CHILD, "lie", "top").draw(scene, 320, 860, 200, turn=90)
    Figure(RIDER, "fly", "side").draw(scene, 600, 860, 240)
    places = [(40 + index * 24.0, 1120 + index % 3 * 26.0, 66.0) for index in range(31)]
    crowd(scene, random.Random(3), places)
    scene.finish(Finish(vignette=0.1, bloom=0.1))
    cv2.imwrite(path, (np.clip(scene.image[..., ::-1], 0, 1) * 255 + 0.5).astype(np.uint8))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 0.75)
