/** Whether a computed colour is fully transparent. */
export const isTransparent = (colour: string): boolean =>
  colour === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)
