import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../api/src/platform/db/client.ts'

/** Makes a user staff, which no call of the API does. Reads how to connect from the data folder of the app. */
export async function makeStaff(email: string): Promise<void> {
  const folder = path.dirname(process.env['TEST_APP_OUTBOX'] ?? '')
  const password = (await readFile(path.join(folder, 'postgres.password'), 'utf8')).trim()
  // The fourth line is the port, see the documentation of PostgreSQL.
  const [, , , port = ''] = (await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const db = openDatabase(`postgresql://chignon:${password}@127.0.0.1:${port}/chignon`, { connections: 1 })
  await db.pool.query(`update users set role = 'staff' where email = $1`, [email])
  await db.close()
}
