/** What a page says in JSON-LD, as a search engine reads it. */
export type Thing = { '@type': string } & Record<string, unknown>

/** The things a page describes; throws where what stands there is no JSON. */
export function thingsOf(html: string): Thing[] {
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
const isMoment: Check = (value) =>
  isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(String(value))
const isDuration: Check = (value) => isText(value) && /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(String(value))
const isPrice: Check = (value) => isText(value) && /^\d+\.\d\d$/.test(String(value))
const isCurrency: Check = (value) => isText(value) && /^[A-Z]{3}$/.test(String(value))
const isPlace: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value > 0
const isTerm =
  (...terms: string[]): Check =>
  (value) =>
    terms.some((term) => value === `https://schema.org/${term}`)
const isThing =
  (...types: string[]): Check =>
  (value) =>
    [value].flat().length > 0 &&
    [value].flat().every((one) => hasType(one) && types.includes(one['@type']) && faultsOf(one).length === 0)

function hasType(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && '@type' in value && isText(value['@type'])
}

/**
 * The properties Google asks for, by type (developers.google.com/search/docs/appearance/structured-data: course, event,
 * breadcrumb, carousel, organization, FAQ), and those it recommends that we have.
 */
const rules: Record<string, Record<string, Check>> = {
  Course: { name: isText },
  EducationEvent: {
    name: isText,
    description: isText,
    startDate: isMoment,
    endDate: isMoment,
    eventStatus: isTerm('EventScheduled'),
    eventAttendanceMode: isTerm('OfflineEventAttendanceMode'),
    location: isThing('Place'),
    image: isAddress,
    performer: isThing('Person'),
    organizer: isThing('EducationalOrganization'),
    url: isAddress,
  },
  Place: { name: isText, address: isThing('PostalAddress') },
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
  WebSite: { name: isText, url: isAddress, potentialAction: isThing('SearchAction') },
  SearchAction: {
    target: isThing('EntryPoint'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  EntryPoint: { urlTemplate: (value) => isText(value) && String(value).includes('{search_term_string}') },
  BreadcrumbList: { itemListElement: isThing('ListItem') },
  ItemList: { itemListElement: isThing('ListItem') },
  ListItem: { position: isPlace, name: isText },
  FAQPage: { mainEntity: isThing('Question') },
  Question: { name: isText, acceptedAnswer: isThing('Answer') },
  Answer: { text: isText },
}

/** What a page about one course has to say besides its name. */
const pageRules: Record<string, Record<string, Check>> = {
  Course: {
    description: isText,
    provider: isThing('EducationalOrganization'),
    offers: isThing('Offer'),
    hasCourseInstance: isThing('CourseInstance'),
    timeRequired: isDuration,
    inLanguage: isText,
    image: isAddress,
    url: isAddress,
  },
}

/** What is missing or wrong in a thing, in words; `isPage` where the page is about it. */
export function faultsOf(thing: Thing, isPage = false): string[] {
  const type = thing['@type']
  const known = rules[type]
  if (!known) return [`${type} is a type nobody wrote rules for`]
  const asked = { ...known, ...(isPage ? pageRules[type] : {}) }
  return Object.entries(asked)
    .filter(([name, isRight]) => !isRight(thing[name]))
    .map(([name]) => `${type}.${name} is ${JSON.stringify(thing[name])}`)
}
