import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepTemporaryFilesInMemory } from '@chignon/dev-tools/temporary-folder'
import { startIdp } from '@chignon/idp'
import { start } from '../server/main.ts'
import { addSeats } from './add-seats.ts'
import { startAppWithoutSocial } from './app-without-social.ts'

/** Starts the built app with the sample content, in a temporary folder on a free port. All journeys share it. */
export default async function startTestApp(): Promise<() => Promise<void>> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory()
  const folder = await mkdtemp(path.join(tmpdir(), 'chignon-journeys-'))
  // Cross-site, as Google and Facebook are: the app itself is at 127.0.0.1.
  const idp = await startIdp({ host: 'localhost' })
  const { url, databaseUrl, close } = await start(() => {}, {
    ...idp.settings(),
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    // Each journey sends its own X-Forwarded-For address, so that journeys share no rate limit.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
  })
  process.env['TEST_APP_OUTBOX'] = path.join(folder, 'outbox')
  process.env['TEST_APP_URL'] = url.replace('localhost', '127.0.0.1')
  await addSeats(process.env['TEST_APP_URL'])
  process.env['TEST_APP_DATABASE_URL'] = databaseUrl
  process.env['TEST_APP_DATA_DIR'] = folder
  process.env['IDP_URL'] = idp.issuer
  const appWithoutSocial = await startAppWithoutSocial(folder)
  process.env['APP_WITHOUT_SOCIAL_URL'] = appWithoutSocial.url.replace('localhost', '127.0.0.1')
  return async () => {
    await appWithoutSocial.close()
    await close()
    await idp.close()
    await rm(folder, { recursive: true, force: true })
    removeTemporaryFiles()
  }
}
