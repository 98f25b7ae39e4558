// The business rules of texts by people, stories, chat and newsletter, as constants. Importing them loads no schema, so that the
// browser can.

/** The most characters of a contact message's subject. */
export const maxSubjectLength = 120

/** The most characters of a contact message. */
export const maxMessageLength = 5000

/** The most characters of an answer to a contact message. */
export const maxContactAnswerLength = 5000

/** How many replies of each comment are listed with it (COMMENT-7). */
export const listedReplies = 3

/** The most characters of a comment or reply (TEXT-3). */
export const maxCommentLength = 5000

/** The most characters of a post's text (TEXT-3). */
export const maxPostLength = 20_000

/** The deepest nesting of lists, quotes and emphasis in a text by people (TEXT-3). */
export const maxTextDepth = 6

/** The most posts after a page of the feed that are counted (POST-10). */
export const maxCountedPosts = 100

/** How many posts after a page of a search are counted at least, if there are as many: enough to know whether a page follows (POST-10). */
export const minCountedMatches = 1

/** The most characters of an excerpt (TEXT-4). */
export const maxExcerptLength = 280

/** How many texts a person publishes within a minute before the next ones are held (MODERATION-2). */
export const maxTextsPerMinute = 5

/** How many people report a text before it is held (MODERATION-2). */
export const reportsToHold = 3

/** For how many seconds a case is claimed unless its dialog, which asks again, is still open (MODERATION-11). */
export const claimSeconds = 60

/** Within how many seconds a decision is taken back: the ten that are offered, and the time that a slow call takes (MODERATION-12). */
export const undoSeconds = 60

/** The most characters of the text of a report. */
export const maxReportLength = 1000

/** The most characters of an entry of the word list. */
export const maxListedWordLength = 60

/** How many hours a story is shown that is not kept (STORY-5). */
export const storyHours = 24

/** The most characters of the text of a story. */
export const maxStoryLength = 140

/** The most characters of a post's title (COMPOSE-3). */
export const maxPostTitleLength = 120

/** The most pictures and clips of a post (COMPOSE-4). */
export const maxPostResources = 10

/** The most unpublished posts of a person (COMPOSE-1). */
export const maxDrafts = 100

/** The most days ahead that a post is scheduled (COMPOSE-5). */
export const maxScheduleDays = 365

/** The most characters of a message to or from the academy. */
export const maxChatMessageLength = 2000

/** The most characters of a saved reply. */
export const maxSavedReplyLength = 2000

/** The most characters of a note that those who answer write for each other (CHAT-11). */
export const maxChatNoteLength = 2000

/** The messages of a conversation that are loaded at once. */
export const chatPageSize = 30

/** After how many months without an opened issue the newsletter stops (NEWSLETTER-4). */
export const newsletterPauseMonths = 5

/** For how many days the link that confirms a subscription is valid (NEWSLETTER-1). */
export const newsletterLinkDays = 7

/** The most characters of the subject of a newsletter. */
export const maxNewsletterSubjectLength = 150

/** The most characters of the text of a newsletter in one language. */
export const maxNewsletterTextLength = 20_000
