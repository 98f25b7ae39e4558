import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = Awaited<ReturnType<Page['getStructTree']>>
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

/** Reads a PDF: its title, language, text, and the roles of its tags in reading order. */
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
  }
  await task.destroy()
  return read
}

function rolesOf(node: Node): string[] {
  return [
    'role' in node ? node.role : '',
    ...node.children.flatMap((child) => ('children' in child ? rolesOf(child) : [])),
  ]
}
