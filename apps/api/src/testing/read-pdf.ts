import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = Awaited<ReturnType<Page['getStructTree']>>
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

/** Reads a PDF: its title, language, text, fonts, and the roles of its tags in reading order. */
export async function readPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const texts: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    roles.push(...rolesOf(await page.getStructTree()))
  }
  const { info, metadata } = await document.getMetadata()
  const read = {
    pages: document.numPages,
    info,
    xmp: metadata?.getRaw() ?? '',
    // Compared without spaces, which depend on the layout.
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    roles,
    fonts: fontsOf(bytes),
    actualTexts: actualTextsOf(bytes),
  }
  await task.destroy()
  return read
}

// A font is named after the six letters of its subset: `ABCDEF+BodoniModa-Medium`.
function fontsOf(bytes: Buffer): string[] {
  const names = bytes.toString('latin1').matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)
  return [...new Set(Array.from(names, ([, name = '']) => name))]
}

// What readers copy where glyphs are in another order than their letters, as in Devanagari; pdf.js does not read it.
function actualTextsOf(bytes: Buffer): string[] {
  const source = bytes.toString('latin1')
  return Array.from(source.matchAll(/stream\r?\n(.*?)endstream/gs), ([, stream = '']) => inflated(stream))
    .flatMap((content) => [...content.matchAll(/\/ActualText <FEFF([0-9A-F]+)>/g)])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

function rolesOf(node: Node): string[] {
  return [
    'role' in node ? node.role : '',
    ...node.children.flatMap((child) => ('children' in child ? rolesOf(child) : [])),
  ]
}
