import { brandHas } from './brand-faces.ts'
import { displayFallback, scriptFallbacks, textFallback, type FallbackFace } from './fallback-faces.ts'
import { coverageOf, readFontFile } from './font-file.ts'
import { cutHanFonts } from './han-faces.ts'
import { renameFamily } from './rename-family.ts'

/** What a document needs besides the brand's typefaces. */
export type DocumentFonts = {
  files: Buffer[]
  /** For the templates. */
  families: {
    /** The family that replaces the brand's text face for names which it cannot write whole, such as Vietnamese ones. */
    text: string[]
    /** The family that replaces the brand's display face for such names. */
    display: string[]
    /** The families for characters of other scripts. */
    others: string[]
    /** The letters that the text face and the display face do not have. */
    text_lacks: string
    display_lacks: string
  }
  /** The characters that none of our fonts has. */
  lacking: string[]
}

const weights = [400, 600]

/** Finds the fonts for a text. Only those are loaded that it needs. */
export async function findDocumentFonts(text: string): Promise<DocumentFonts> {
  const characters = drawnCharacters(text)
  const lacks = (face: 'text' | 'display') =>
    characters.filter((character) => !brandHas(face, character) && !isPersian(character))
  const textLacks = lacks('text')
  const displayLacks = lacks('display')
  const display = take(displayFallback, displayLacks)
  const latin = take(textFallback, [...new Set([...textLacks, ...displayLacks])])
  const others: Taken[] = []
  let wanted = textLacks.filter((character) => !latin?.characters.has(character))
  for (const face of scriptFallbacks) {
    const taken = wanted.length > 0 ? take(face, wanted) : undefined
    if (!taken) continue
    others.push(taken)
    wanted = wanted.filter((character) => !taken.characters.has(character))
  }
  const han = wanted.length > 0 ? await cutHanFonts(wanted, weights) : []
  const letters = (lacking: string[], taken: Taken | undefined) =>
    lacking
      .filter((character) => /[\p{L}\p{M}]/u.test(character) && taken?.characters.has(character))
      .join('')
  return {
    files: [
      ...[display, latin, ...others].flatMap((taken) => taken?.files() ?? []),
      ...han.flatMap(({ files }) => files),
    ],
    families: {
      text: latin ? [latin.family] : [],
      display: display ? [display.family] : [],
      others: [...others, ...han].map(({ family }) => family),
      text_lacks: letters(textLacks, latin),
      display_lacks: letters(displayLacks, display),
    },
    lacking: wanted.filter((character) => !han.some((font) => font.characters.includes(character))),
  }
}

/** The characters that a reader sees, in composed form: a mark beside its letter is drawn by chance, where a font has it at all. */
function drawnCharacters(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].filter((character) => !unseen.test(character))
}

const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u

function isPersian(character: string): boolean {
  return /\p{Script_Extensions=Arabic}/u.test(character) && brandHas('persian', character)
}

type Taken = { family: string; characters: ReadonlySet<string>; files: () => Buffer[] }

function take({ family, scripts, files }: FallbackFace, wanted: readonly string[]): Taken | undefined {
  const tried = wanted.filter((character) => scripts.test(character))
  if (tried.length === 0) return undefined
  const coverages = files.map(coverageOf)
  const characters = new Set(
    tried.filter((character) => coverages.every((coverage) => coverage.has(character.codePointAt(0) ?? 0))),
  )
  if (characters.size === 0) return undefined
  return {
    family,
    characters,
    files: () =>
      files.flatMap((file) => {
        const font = readFontFile(file)
        return font ? [renameFamily(font, family)] : []
      }),
  }
}
