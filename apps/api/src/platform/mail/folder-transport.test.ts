import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { testNow } from '../../testing/test-now.ts'
import { folderTransport } from './folder-transport.ts'

const parent = await mkdtemp(path.join(tmpdir(), 'chignon-outbox-'))
const folder = path.join(parent, 'outbox')
afterAll(() => rm(parent, { recursive: true, force: true }))

test('writes each mail to an .eml file that only its owner can read', async () => {
  const transport = folderTransport(folder, 'Chignon <hello@chignon.example>', () => testNow)
  await transport.send({
    id: '0195d3a4-8f00-7000-8000-000000000001',
    kind: 'verify-email',
    locale: 'es',
    to: 'lucía@example.com',
    subject: 'Confirma tu dirección',
    html: '<p>¡Hola!</p>',
    text: '¡Hola!',
  })
  transport.close()
  const files = await readdir(folder)
  expect(files).toEqual(['2027-03-15T10-00-00 verify-email 0195d3a4.eml'])
  const file = path.join(folder, files[0] ?? '')
  expect((await stat(file)).mode & 0o077).toBe(0)
  const mail = await PostalMime.parse(await readFile(file))
  expect(mail).toMatchObject({
    subject: 'Confirma tu dirección',
    to: [{ address: 'lucía@example.com' }],
    date: testNow.toISOString(),
  })
  expect(mail.html).toContain('¡Hola!')
  expect(mail.text).toContain('¡Hola!')
})
