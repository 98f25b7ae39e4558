import type { SocialProvider } from '@chignon/contract'

/** What people call them, in every language. */
export const socialNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
