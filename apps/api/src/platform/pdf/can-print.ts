import { findDocumentFonts } from './document-fonts.ts'

/** The characters of a name or another text that a document would draw as boxes, since none of our fonts has them. */
export async function unprintableCharacters(text: string): Promise<string[]> {
  return (await findDocumentFonts(text)).lacking
}

/** Whether certificates, tickets and invoices can show all of a name. */
export async function canPrint(text: string): Promise<boolean> {
  return (await unprintableCharacters(text)).length === 0
}
