'use client'
import { createContext } from 'react'

/** The locale of the nearest `MessagesProvider`, with its calendar and digits; null without one. */
export const LocaleContext = createContext<string | null>(null)
