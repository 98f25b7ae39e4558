/** The page of the viewer's subscription. */
export const subscriptionPath = '/profile/settings/subscription'
