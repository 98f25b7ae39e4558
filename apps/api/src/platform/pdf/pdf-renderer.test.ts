import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { ticketOf } from '../../testing/ticket-of.ts'
import { createPdfRenderer } from './pdf-renderer.ts'

const pdf = createPdfRenderer()
afterAll(() => pdf.close())

const render = (name: string) => pdf.render('commerce/ticket/ticket.typ', ticketOf(name))

test('a text is never taken for markup', async () => {
  const name = '*Ada* #panic("x") $x^2$ `raw` @cite <label> \\ _Bell_'
  expect((await readPdf(await render(name))).text).toContain(name)
})

test('declares PDF/UA-1, language and title', async () => {
  const { info, xmp, roles } = await readPdf(await render('Ada'))
  expect(xmp).toMatch(/pdfuaid:part>1</)
  expect(info).toMatchObject({ Language: 'en-US', Title: 'Ticket of Ada' })
  expect(roles).toEqual(expect.arrayContaining(['H1', 'Figure']))
})

test('holds no time, so that the same data give the same bytes', async () => {
  const bytes = await render('Ada')
  const { info, xmp } = await readPdf(bytes)
  expect(info).not.toHaveProperty('CreationDate')
  expect(xmp).not.toMatch(/CreateDate|ModifyDate/)
  expect(await render('Ada')).toEqual(bytes)
})

test('renders a name with a character that no font has, without the claim of PDF/UA', async () => {
  const { text, roles, xmp } = await readPdf(await render('Ada \u{13080}'))
  expect(text).toContain('Ada')
  expect(roles).toContain('H1')
  expect(xmp).not.toMatch(/pdfuaid/)
})

test('renders several documents at once', async () => {
  const names = ['Ada', 'Bea', 'Cleo', 'Dana']
  const texts = await Promise.all(names.map(async (name) => (await readPdf(await render(name))).text))
  for (const [index, name] of names.entries()) expect(texts[index]).toContain(name)
})

test('fails with the reason, and renders the next document', async () => {
  await expect(pdf.render('commerce/ticket/ticket.typ', {})).rejects.toThrow('commerce/ticket/ticket.typ')
  expect((await readPdf(await render('Ada'))).pages).toBe(1)
})
