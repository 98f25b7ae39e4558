import { endpointQueries } from '@chignon/app-kit/data/endpoint-queries'

const loadStaff = () =>
  import('@chignon/contract/learning/staff-certificate').then((module) => module.staffCertificateEndpoints)
const loadEndpoints = () =>
  import('@chignon/contract/learning/certificate').then((module) => module.certificateEndpoints)
const loadPeople = () =>
  import('@chignon/contract/identity/staff-person').then((module) => module.staffPersonEndpoints)

const certificates = endpointQueries('staff-certificate', loadStaff)

/** A page of certificates. */
export const certificateListQuery = certificates('list')

/** What certificates are awarded for. */
export const certificateThingsQuery = certificates('things')

/** People to award a certificate to. */
export const holderQuery = endpointQueries('staff-person', loadPeople)('list')

export const loadAward = () => loadStaff().then(({ award }) => award)
export const loadRevoke = () => loadEndpoints().then(({ revoke }) => revoke)
export const loadCorrectName = () => loadEndpoints().then(({ correctName }) => correctName)

/** What is loaded again once a certificate has changed. */
export const certificateNouns = ['staff-certificate', 'history'] as const
