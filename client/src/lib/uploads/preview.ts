/** A picture from this device, shown before the server has it. */

/** A kind of picture that this browser does not show may still be one that the server reads. */
export function hideUnshowable(event: Event): void {
  (event.currentTarget as HTMLImageElement).style.visibility = 'hidden';
}
