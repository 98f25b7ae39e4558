import { certificateEndpoints } from '@chignon/contract/learning/certificate'
import { data } from 'react-router'
import { CertificatePage } from '../../areas/learning/certificate/certificate-page.tsx'
import { sharingFields } from '../../areas/learning/certificate/sharing-fields.ts'
import { UnknownCertificate } from '../../areas/learning/certificate/unknown-certificate.tsx'
import { callFor, toErrorResponse } from '../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { runFormAction } from '../../lib/forms/run-form-action.ts'
import type { Route } from './+types/certificate.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { data: certificate } = await callFor(context)(certificateEndpoints.byCode, { params })
    return { certificate }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    // 422: no code is as long as this one.
    if (error.status !== 404 && error.status !== 422) throw toErrorResponse(error, context)
    return data({ certificate: null }, { status: 404 })
  }
}

/** Shares the certificate, or no longer. */
export function action({ context, request, params }: Route.ActionArgs) {
  return runFormAction({ context, request }, sharingFields, ({ call, values }) =>
    call(certificateEndpoints.share, { params, body: { is_shared: values.is_shared === 'yes' } }),
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/certificates/:code`: anyone verifies a certificate. */
export default function Certificate({ loaderData, actionData, params }: Route.ComponentProps) {
  const { certificate } = loaderData
  if (!certificate) return <UnknownCertificate code={params.code} />
  return <CertificatePage certificate={certificate} actionData={actionData} />
}
