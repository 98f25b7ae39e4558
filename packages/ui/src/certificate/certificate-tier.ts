/** The three certificate tiers in ascending order. */
export const certificateTiers = ['silver', 'gold', 'premium_gold'] as const

export type CertificateTier = (typeof certificateTiers)[number]

/** What a certificate is awarded for. */
export type Achievement = 'qualification' | 'program' | 'online_masterclass'

const tiers: Record<Achievement, CertificateTier> = {
  qualification: 'silver',
  program: 'gold',
  online_masterclass: 'premium_gold',
}

/** Silver for courses, gold for a program, premium gold for the online masterclass. */
export const tierOf = (achievement: Achievement): CertificateTier => tiers[achievement]

/**
 * How many more courses of one category are needed for its silver certificate: two are enough, however many it has.
 */
export const coursesToSilver = (finished: number): number => Math.max(0, 2 - finished)
