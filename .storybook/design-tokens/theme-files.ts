/** The style sheets with the tokens of the theme, in the order of its layers. */
export const themeFiles = ['primitives', 'tokens', 'metals', 'colourways', 'scale'].map(
  (name) => `packages/ui/src/theme/${name}.css`,
)
