import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { credentialEndpoints } from '@chignon/contract/learning/credential'
import { groupCertificateCode, readCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { certificateMessages } from '../certificate/certificate.messages.ts'
import { findCertificate } from '../certificate/certificate.queries.ts'
import { findStatusIndex, listRevoked, lastStatusIndex } from '../certificate/credential-status.queries.ts'
import { requireDownload } from '../certificate/require-download.ts'
import { implement } from '../../platform/http/implement.ts'
import { FileResponse } from '../../platform/http/send-file.ts'
import { badgeCredential, statusListCredential } from './credential-content.ts'
import { findCurrentKey, listKeys } from './credential-key.queries.ts'
import { replaceCredentialKey } from './replace-credential-key.ts'
import { didDocument } from './issuer.ts'
import { signDataIntegrity, signJwt } from './sign-credential.ts'
import { findUser } from '../../identity/user/user.queries.ts'
import { statusListLength } from './status-list.ts'

/** Credentials of certificates; the issuer's keys and the status lists for anyone who verifies one. */
export const credentialRoutes = implement(credentialEndpoints, {
  async show({ params, query, viewer, locale, fail, services: { db, clock, branding } }) {
    const code = readCertificateCode(params.code)
    const row = (await findCertificate(db(), code)) ?? fail(404, { message: certificateMessages.unknownCode })
    const certificate = requireDownload(row, { viewer, fail })
    const holder = (await findUser(db(), row.userId)) ?? fail(404)
    const statusIndex = (await findStatusIndex(db(), row.id)) ?? fail(404)
    const now = clock()
    const { site } = branding()
    const signing = { key: await findCurrentKey(db(), now), site, now }
    const credential = badgeCredential(certificate, {
      branding: branding(),
      locale,
      statusIndex,
      email: holder.email,
    })
    const name = groupCertificateCode(code)
    return query.format === 'jwt'
      ? file(await signJwt(credential, signing), { type: 'application/jwt', now, name: `${name}.jwt` })
      : file(JSON.stringify(await signDataIntegrity(credential, signing), null, 2), {
          type: 'application/vc+json',
          now,
          name: `${name}.json`,
        })
  },
  async issuer({ services: { db, clock, branding } }) {
    const now = clock()
    await findCurrentKey(db(), now)
    const document = didDocument(branding().site, await listKeys(db()))
    return file(JSON.stringify(document), { type: 'application/did+json', now })
  },
  async statusList({ params, fail, services: { db, clock, branding } }) {
    const list = Number(params.list)
    const first = list * statusListLength
    if (list > 0 && first > (await lastStatusIndex(db()))) fail(404)
    const now = clock()
    const revoked = await listRevoked(db(), { from: first, count: statusListLength })
    const credential = statusListCredential(branding(), {
      list,
      now,
      revoked: revoked.map((index) => index - first),
    })
    const key = await findCurrentKey(db(), now)
    const signed = await signDataIntegrity(credential, { key, site: branding().site, now })
    return file(JSON.stringify(signed), { type: 'application/vc+json', now })
  },
  async replaceKey({ body, viewer, services }) {
    const replacement = { actor: viewer, isCompromised: body.is_compromised }
    const { id, createdAt } = await replaceCredentialKey(services, replacement)
    return { data: { id, created_at: createdAt.toISOString() } }
  },
})

function file(text: string, { type, now, name }: { type: string; now: Date; name?: string }): FileResponse {
  const bytes = Buffer.from(text)
  return new FileResponse({
    size: bytes.length,
    type,
    tag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    modified: now,
    open: async (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
    headers: name
      ? { 'Cache-Control': 'private, no-cache', 'Content-Disposition': `attachment; filename="${name}"` }
      : { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  })
}
