import type { Locale } from '@chignon/contract/platform/locale'
import { normalizeText } from './normalize-text.ts'

// Articles, prepositions, pronouns and question words that people type into a search box.
const stopWords: Record<Locale, string> = {
  en: 'a an and are as at be by for from how i in into is it its my of on or so that the this to up what when where which who why with you your',
  de: 'als am an auf aus bei beim das dem den der des die ein eine einem einen einer eines für ich ihr im in ins ist man mein mit nach ob oder sich sind und vom von vor was wie wo zu zum zur über',
  es: 'a al como con cómo de del el en es la las lo los me mi o para por que qué se su sus un una unas unos y',
  it: 'a ai al all alla alle allo che come con d da dai dal dall dalla de degli dei del dell della delle dello di e ed gli i il in l la le lo mi nei nel nell nella o per si su sul sull sulla un una uno',
  fr: 'a au aux avec ce ces comment d dans de des du en est et l la le les mes mon ou où par pour qu que qui sa se ses son sur un une à',
  pt: 'a ao aos as com como da das de do dos e em na nas no nos o os ou para pela pelo por que se sua seu um uma à',
  fa: 'از با بر برای به تا تر ترین چه چگونه چطور در را که من می نمی و ها های هایی ی یا یک این آن است هم',
}

const normalized = Object.fromEntries(
  Object.entries(stopWords).map(([locale, words]) => [locale, new Set(words.split(' ').map(normalizeText))]),
)

/** Whether a normalized word is a stop word of a language: an article, a preposition, a Persian suffix. */
export function isStopWord(word: string, locale: Locale): boolean {
  return normalized[locale]?.has(word) ?? false
}
