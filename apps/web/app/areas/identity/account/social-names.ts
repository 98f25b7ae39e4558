import type { SocialProvider } from '@chignon/contract/identity/social'

/** Brand names; the same in every language. */
export const socialNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
