import { createServer } from 'node:http'
import { once } from 'node:events'
import { start } from '../server/main.ts'

/** Starts the web app over a remote provider (`API_URL`) that has no social sign-in. */
export async function startAppWithoutSocial(
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const provider = createServer((_request, response) => {
    response.writeHead(404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ message: 'This page could not be found', code: 'not_found' }))
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const address = provider.address()
  const { url, close } = await start(() => {}, {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    API_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  })
  return {
    url,
    async close() {
      await close()
      provider.close()
    },
  }
}
