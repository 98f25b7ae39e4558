/** An item of a page's JSON-LD. */
export type StructuredItem = { '@type': string } & Record<string, unknown>

/** The items in a page's JSON-LD. Throws if it is invalid JSON. */
export function readStructuredData(html: string): StructuredItem[] {
  const scripts = Array.from(
    html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
    ([, json = '']) => json,
  )
  return scripts.flatMap((json) => {
    const { '@context': context, '@graph': graph } = JSON.parse(json)
    if (context !== 'https://schema.org') throw new Error(`The context is ${context}.`)
    return graph
  })
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim().length > 0
const isAddress: Check = (value) => isText(value) && /^https?:\/\/[^\s]+$/.test(String(value))
const isDateTime: Check = (value) =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(String(value))
const isDuration: Check = (value) => isText(value) && /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(String(value))
const isPrice: Check = (value) => isText(value) && /^\d+\.\d\d$/.test(String(value))
const isCurrency: Check = (value) => isText(value) && /^[A-Z]{3}$/.test(String(value))
const isPosition: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value > 0
const isTerm =
  (...terms: string[]): Check =>
  (value) =>
    terms.some((term) => value === `https://schema.org/${term}`)
const isItem =
  (...types: string[]): Check =>
  (value) =>
    [value].flat().length > 0 &&
    [value]
      .flat()
      .every((item) => hasType(item) && types.includes(item['@type']) && validationErrors(item).length === 0)

function isQuestionWith(properties: Record<string, Check>): Check {
  return (value) =>
    isItem('Question')(value) &&
    [value]
      .flat()
      .every(
        (item) => hasType(item) && Object.entries(properties).every(([name, check]) => check(item[name])),
      )
}

function hasType(value: unknown): value is StructuredItem {
  return typeof value === 'object' && value !== null && '@type' in value && isText(value['@type'])
}

/**
 * The properties Google requires, by type (developers.google.com/search/docs/appearance/structured-data: course, event,
 * breadcrumb, carousel, organization, FAQ, Q&A, article), and those of its recommended properties that we provide.
 */
const rules: Record<string, Record<string, Check>> = {
  Course: { name: isText },
  EducationEvent: {
    name: isText,
    description: isText,
    startDate: isDateTime,
    endDate: isDateTime,
    eventStatus: isTerm('EventScheduled', 'EventRescheduled', 'EventPostponed', 'EventCancelled'),
    eventAttendanceMode: isTerm('OfflineEventAttendanceMode'),
    location: isItem('Place'),
    image: isAddress,
    performer: isItem('Person'),
    organizer: isItem('EducationalOrganization'),
    url: isAddress,
  },
  Place: { name: isText, address: isItem('PostalAddress') },
  PostalAddress: { streetAddress: isText, addressLocality: isText, addressCountry: isText },
  Person: { name: isText },
  Offer: {
    price: isPrice,
    priceCurrency: isCurrency,
    availability: isTerm('InStock', 'SoldOut'),
    category: isText,
    url: isAddress,
  },
  CourseInstance: { courseMode: isText, courseWorkload: isDuration },
  Syllabus: { name: isText, timeRequired: isDuration },
  EducationalOrganization: { name: isText, url: isAddress },
  WebSite: { name: isText, url: isAddress, potentialAction: isItem('SearchAction') },
  SearchAction: {
    target: isItem('EntryPoint'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  EntryPoint: { urlTemplate: (value) => isText(value) && String(value).includes('{search_term_string}') },
  BreadcrumbList: { itemListElement: isItem('ListItem') },
  ItemList: { itemListElement: isItem('ListItem') },
  ListItem: { position: isPosition, name: isText },
  FAQPage: { mainEntity: isQuestionWith({ acceptedAnswer: isItem('Answer') }) },
  QAPage: { mainEntity: isQuestionWith({ answerCount: isPosition, suggestedAnswer: isItem('Answer') }) },
  Question: { name: isText },
  Answer: { text: isText },
  BlogPosting: {
    headline: isText,
    author: isItem('Person'),
    datePublished: isDateTime,
    publisher: isItem('EducationalOrganization'),
    image: isAddress,
  },
}

/** Further required properties of an item that is the subject of the page. */
const pageRules: Record<string, Record<string, Check>> = {
  Course: {
    description: isText,
    provider: isItem('EducationalOrganization'),
    offers: isItem('Offer'),
    hasCourseInstance: isItem('CourseInstance'),
    timeRequired: isDuration,
    inLanguage: isText,
    image: isAddress,
    url: isAddress,
  },
}

/** The missing and invalid properties of an item, as messages. `isPage` if the item is the subject of the page. */
export function validationErrors(item: StructuredItem, isPage = false): string[] {
  const type = item['@type']
  const typeRules = rules[type]
  if (!typeRules) return [`There are no rules for the type ${type}`]
  const required = { ...typeRules, ...(isPage ? pageRules[type] : {}) }
  return Object.entries(required)
    .filter(([name, isValid]) => !isValid(item[name]))
    .map(([name]) => `${type}.${name} is ${JSON.stringify(item[name])}`)
}
