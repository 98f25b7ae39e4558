-- How search processes a text: normalized, split into words, each word reduced to its stem. Queries and indexed texts use the
-- same functions; apps/api/src/search/normalize-text.ts and tokenize.ts do the same for marking matches.

-- fold(text): normalizes a text for search: lower case, no accents and vowel points, Arabic letters in their Persian form,
-- digits of every script as 0 to 9.
-- Arabic letters and digits to their Persian form.
create function fold_script(text) returns text language sql immutable strict parallel safe as $$
  select case when $1 ~ '[يىكةەہ٠-٩۰-۹]'
    then translate($1, 'يىكةەہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ییکههه01234567890123456789') else $1 end
$$;
--> statement-breakpoint
-- Removes vowel points, accents and characters that are invisible inside a word.
create function without_marks(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(normalize($1, NFKD),
    '[\u00ad\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
    '', 'g')
$$;
--> statement-breakpoint
do $$
begin
  if exists (select from pg_extension where extname = 'unaccent') then
    create or replace function fold(text) returns text language sql immutable strict parallel safe as $fold$
      select case when octet_length($1) = length($1) then lower($1)
        else fold_script(lower(public.unaccent('public.unaccent', without_marks($1)))) end
    $fold$;
  else
    create or replace function fold(text) returns text language sql immutable strict parallel safe as $fold$
      select case when octet_length($1) = length($1) then lower($1)
        else fold_script(replace(lower(without_marks($1)), 'ß', 'ss')) end
    $fold$;
  end if;
end
$$;
--> statement-breakpoint
-- search_text(text): the normalized words of a text, separated by single spaces. Words joined by a hyphen or a joiner are
-- included as parts and as one word: "blow-dry" as "blow dry blowdry".
create function search_text(text) returns text language sql immutable parallel safe as $$
  select case when words ~ '[-\u200c\u2010\u2011]'
    then regexp_replace(words, '[-\u200c\u2010\u2011]', ' ', 'g') || coalesce((
      select string_agg(' ' || regexp_replace(joined[1], '[-\u200c\u2010\u2011]', '', 'g'), '')
      from regexp_matches(words, '[^ \u200c\u2010\u2011-]+(?:[-\u200c\u2010\u2011][^ \u200c\u2010\u2011-]+)+', 'g') as joined
    ), '')
    else words end
  from fold(regexp_replace(left($1, 100000),
    '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00ac\u00ae-\u00bf\u00d7\u00f7\u02bc\u060c\u060d\u061b'
    '\u061d-\u061f\u066a-\u066d\u06d4\u2000-\u200b\u2012-\u2029\u202f-\u205f\u20a0-\u2bff\u2e00-\u2e7f\u3000-\u303f'
    '\ufd3e\ufd3f\ufe00-\ufe1f\ufff0-\uffff\U0001f000-\U0001faff]+', ' ', 'g')) as words
$$;
--> statement-breakpoint
-- search_en … search_fa: text search configurations with stemming and without stop words, which the search removes itself.
-- PostgreSQL has no stemmer for Persian.
do $$
declare
  stemmed record;
begin
  for stemmed in select * from (values ('en', 'english'), ('de', 'german'), ('es', 'spanish'), ('it', 'italian'),
    ('fr', 'french'), ('pt', 'portuguese')) as language (locale, name)
  loop
    execute format('create text search dictionary search_stem_%s (template = snowball, language = %s)',
      stemmed.locale, stemmed.name);
    execute format('create text search configuration search_%s (copy = simple)', stemmed.locale);
    execute format('alter text search configuration search_%1$s alter mapping for asciiword, word with search_stem_%1$s',
      stemmed.locale);
  end loop;
  create text search configuration search_fa (copy = simple);
end
$$;
--> statement-breakpoint
create function search_config(locale text) returns regconfig language sql immutable parallel safe as $$
  select case locale when 'en' then 'search_en'::regconfig when 'de' then 'search_de' when 'es' then 'search_es'
    when 'it' then 'search_it' when 'fr' then 'search_fr' when 'pt' then 'search_pt' else 'search_fa' end
$$;
--> statement-breakpoint
-- lexeme_of(locale, word): the stem of a normalized word.
create function lexeme_of(locale text, word text) returns text language sql immutable parallel safe as $$
  select coalesce((tsvector_to_array(to_tsvector(search_config(locale), word)))[1], word)
$$;
--> statement-breakpoint
-- spelling_of(word): an ASCII spelling of a normalized word, for trigrams and counting typing errors. Persian letters that sound
-- alike get the same letter.
create function spelling_of(word text) returns text language sql immutable parallel safe as $$
  select case when octet_length(word) = length(word) then word
    else translate(word, 'ءابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی', 'aabptsjchxdzrz0s1sztzaqfqkglmnvhy') end
$$;
