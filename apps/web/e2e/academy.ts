import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startIdp } from '@chignon/idp'
import { start } from '../server/main.ts'
import { openElsewhere } from './elsewhere.ts'

/** One academy for all journeys: the built app with the sample content, in a folder and on a port of its own. */
export default async function openAcademy(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-journeys-'))
  // Of another site, as Google and Facebook are: the academy is at 127.0.0.1.
  const idp = await startIdp({ host: 'localhost' })
  const { url, close } = await start(() => {}, {
    ...idp.settings(),
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    // Each journey comes from an address of its own, so that none uses up another's tries.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  })
  process.env['ACADEMY_OUTBOX'] = path.join(folder, 'outbox')
  process.env['ACADEMY_URL'] = url.replace('localhost', '127.0.0.1')
  process.env['IDP_URL'] = idp.issuer
  const elsewhere = await openElsewhere(folder)
  process.env['ELSEWHERE_URL'] = elsewhere.url.replace('localhost', '127.0.0.1')
  return async () => {
    await elsewhere.close()
    await close()
    await idp.close()
    await rm(folder, { recursive: true, force: true })
  }
}
