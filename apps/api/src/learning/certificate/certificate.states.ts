import type { CertificateState } from '@chignon/contract/identity/award'
import { defineStates } from '../../platform/state-machine/state-machine.ts'

/** What changes the state of a certificate. */
export type CertificateEvent = 'revoke'

/** The states of a certificate (CERT-8). docs/states.md is drawn from this table. */
export const certificateStates = defineStates<CertificateState, CertificateEvent>({
  name: 'certificate',
  initial: 'valid',
  transitions: [['valid', 'revoke', 'revoked']],
})
