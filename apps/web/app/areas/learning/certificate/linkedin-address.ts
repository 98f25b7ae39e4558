import type { VerifiedCertificate } from '@chignon/contract/learning/certificate'

type Added = Pick<VerifiedCertificate, 'title' | 'academy' | 'earned_at' | 'code'>

/** The page of LinkedIn that adds a certificate to the viewer's profile there, filled in. */
export function linkedInAddress({ title, academy, earned_at, code }: Added, certificateUrl: string): string {
  const earned = new Date(earned_at)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: academy,
    issueYear: `${earned.getUTCFullYear()}`,
    issueMonth: `${earned.getUTCMonth() + 1}`,
    certUrl: certificateUrl,
    certId: code,
  })
  return `https://www.linkedin.com/profile/add?${query.toString()}`
}
