import { useLingui } from '@lingui/react/macro'

/** The name of each kind of thing in the history, by the noun of its actions. */
export function useKindNames(): Record<string, string> {
  const { t } = useLingui()
  return {
    certificate: t`Certificates`,
    chat: t`Chats`,
    course: t`Courses`,
    exam: t`Exams`,
    history: t`History`,
    'live-masterclass': t`Events`,
    'money-case': t`Money to look at`,
    'newsletter-issue': t`Newsletter`,
    order: t`Orders`,
    user: t`People`,
    post: t`Posts`,
    'second-factor': t`Two-step login`,
    ticket: t`Tickets`,
    'ticket-type': t`Kinds of tickets`,
    video: t`Videos`,
    'voice-over': t`Voice-overs`,
    accountant: t`Documents for the accountant`,
    'bank-statement': t`Bank statements`,
    'bank-transaction': t`Bank payments`,
    'business-type': t`Kinds of businesses`,
    comment: t`Comments`,
    'contact-message': t`Contact messages`,
    'credential-key': t`Keys of credentials`,
    discussion: t`Discussions`,
    'exam-text': t`Texts for exams`,
    interest: t`Interests`,
    orders: t`Lists of orders`,
    'post-category': t`Categories of posts`,
    'promo-code': t`Promotional codes`,
    reply: t`Replies`,
    'saved-reply': t`Saved replies`,
    story: t`Stories`,
    'story-category': t`Categories of stories`,
    waitlist: t`Waiting lists`,
    'listed-word': t`Word list`,
  }
}
