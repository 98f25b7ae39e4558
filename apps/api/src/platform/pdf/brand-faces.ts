import { coverageOf } from './font-file.ts'

const file = (path: string) => `@expo-google-fonts/${path}.ttf`

/** The brand's typefaces, as static files: Typst reads neither WOFF2 nor variable fonts. */
export const brandFaces = {
  display: [
    file('bodoni-moda/500Medium/BodoniModa_500Medium'),
    file('bodoni-moda/500Medium_Italic/BodoniModa_500Medium_Italic'),
  ],
  text: [
    file('instrument-sans/400Regular/InstrumentSans_400Regular'),
    file('instrument-sans/600SemiBold/InstrumentSans_600SemiBold'),
  ],
  persian: [
    file('vazirmatn/400Regular/Vazirmatn_400Regular'),
    file('vazirmatn/600SemiBold/Vazirmatn_600SemiBold'),
  ],
} as const

/** Whether a typeface of the brand has a character, in all its styles. */
export function brandHas(face: keyof typeof brandFaces, character: string): boolean {
  return brandFaces[face].every((path) => coverageOf(path).has(character.codePointAt(0) ?? 0))
}
