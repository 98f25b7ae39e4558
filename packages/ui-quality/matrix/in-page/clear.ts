/** Whether a computed colour is wholly transparent. */
export const isClear = (colour: string): boolean =>
  colour === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)
