/** Somebody wants to pair a television: wherever they said so, the menu opens at the page for it. */

class Pairing {
  /** Whether the page is wanted. */
  wanted = $state(false);
  /** The code of a television that somebody has photographed, until it is looked at. */
  code = $state('');

  want(code = ''): void {
    this.code = code;
    this.wanted = true;
  }

  /** Tell once that the page is wanted. */
  taken(): boolean {
    const { wanted } = this;
    this.wanted = false;
    return wanted;
  }
}

export const pairing = new Pairing();
