/** Some of the texts of a component, to replace its defaults. `undefined` keeps the default. */
export type TextOverrides<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] | undefined }

/** A copy of `texts` in which the given ones replace the defaults. */
export function overrideTexts<Texts extends object>(
  texts: Texts,
  overrides: TextOverrides<Texts> | undefined,
): Texts {
  const all = { ...texts }
  for (const key in overrides) if (overrides[key] !== undefined) all[key] = overrides[key]
  return all
}
