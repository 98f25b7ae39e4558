import type { SocialProvider } from '@chignon/contract/social'

/** What people call them, in every language. */
export const socialNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
