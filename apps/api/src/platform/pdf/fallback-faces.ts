/** A family that stands in where the brand's typefaces lack a character. */
export type FallbackFace = {
  /** The family's name in our documents. It is no installed font's, so that all machines print the same. */
  family: string
  /** The characters it is tried for. */
  scripts: RegExp
  /** The optional package and its static TrueType files, which are in TrueType since Typst reads neither WOFF2 nor variable fonts. */
  files: readonly string[]
}

/** Serves names in Latin, Greek and Cyrillic letters beside the brand's display face. */
export const displayFallback: FallbackFace = {
  family: 'Document Serif Display',
  scripts: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]/u,
  files: [
    '500Medium/NotoSerifDisplay_500Medium.ttf',
    '500Medium_Italic/NotoSerifDisplay_500Medium_Italic.ttf',
  ].map((file) => `@expo-google-fonts/noto-serif-display/${file}`),
}

/** Serves names in Latin, Greek and Cyrillic letters beside the brand's text face; it has Devanagari too. */
export const textFallback = sans(
  'noto-sans',
  'NotoSans',
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{Script=Common}\p{Script=Devanagari}]/u,
)

/** The families for all other scripts except Chinese, Japanese and Korean. */
export const scriptFallbacks: readonly FallbackFace[] = [
  ...(
    [
      ['Arabic', /\p{Script=Arabic}/u],
      ['Armenian', /\p{Script=Armenian}/u],
      ['Bengali', /\p{Script=Bengali}/u],
      ['Ethiopic', /\p{Script=Ethiopic}/u],
      ['Georgian', /\p{Script=Georgian}/u],
      ['Gujarati', /\p{Script=Gujarati}/u],
      ['Gurmukhi', /\p{Script=Gurmukhi}/u],
      ['Hebrew', /\p{Script=Hebrew}/u],
      ['Kannada', /\p{Script=Kannada}/u],
      ['Khmer', /\p{Script=Khmer}/u],
      ['Lao', /\p{Script=Lao}/u],
      ['Malayalam', /\p{Script=Malayalam}/u],
      ['Myanmar', /\p{Script=Myanmar}/u],
      ['Sinhala', /\p{Script=Sinhala}/u],
      ['Tamil', /\p{Script=Tamil}/u],
      ['Telugu', /\p{Script=Telugu}/u],
      ['Thai', /\p{Script=Thai}/u],
    ] as const
  ).map(([script, scripts]) => sans(`noto-sans-${script.toLowerCase()}`, `NotoSans${script}`, scripts)),
  {
    family: 'Document Emoji',
    scripts: /[\p{Emoji}\p{Emoji_Component}]/u,
    files: ['@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
  },
]

function sans(folder: string, file: string, scripts: RegExp): FallbackFace {
  return {
    family: file.replace(/^Noto(?=Sans)/, 'Document ').replace(/(?<=Sans)(?=.)/, ' '),
    scripts,
    files: ['400Regular', '600SemiBold'].map(
      (weight) => `@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`,
    ),
  }
}
