"""A head as the subject of a picture."""

from typing import Any

import numpy as np

from pinxit_atelier.engine import Scene, smoothstep

from .bodies import Look
from .figure import Figure, manner
from .poses import View
from .stage import Light, matrix


def face(
    scene: Scene,
    who: Look,
    x: float,
    y: float,
    height: float,
    *,
    view: View = "front",
    tilt: float = 0,
    turn: float = 0,
    flip: bool = False,
    shoulders: bool = True,
    cut: float | None = None,
    light: Light | None = None,
    **adding: Any,
) -> Figure:
    """Paint a face whose middle is at (x, y); `height` is that of the head, without its hair.

    `tilt` nods or tilts the head, `turn` turns everything; without `shoulders` there is only the
    head, for a face in the moon or in a tree. `cut` is a height on the page below which the figure
    vanishes softly. The figure's page("head"), page("neck") … say where things are.
    """
    figure = Figure(who, "stand", view, head=tilt)
    size = height / 2 / figure.body.head
    own = -turn if flip else turn
    head_x, head_y = figure.joints["head"]
    figure.placing = matrix(x, y, size, own, flip=flip)
    figure.placing.preTranslate(-float(head_x), -float(head_y))
    stage = figure.render(scene, light, only_head=not shoulders)
    if stage.visible:
        sheet = stage.sheet()
        if cut is not None:
            keep = smoothstep(cut, cut - height * 0.16, scene.page.y)
            sheet = sheet * np.asarray(keep)[..., None]
        how = {**manner(height * 2), "rim_width": 2.6, **adding}
        scene.add(sheet, **how)
    return figure
