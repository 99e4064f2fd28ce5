/** The calendar of one's own sky: its entries, and the part of the account that makes its link. */
export interface OwnskyWords {
  name: string;
  /** {{mover}}, {{point}}. */
  transits: Readonly<Record<'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition', string>>;
  transitNote: string;
  /** {{point}}. */
  eclipses: Readonly<Record<'solar' | 'lunar', Readonly<Record<'conjunction' | 'opposition', string>>>>;
  eclipseNote: string;
  solarReturn: { title: string; description: string };
  lunarReturn: { title: string; description: string };
  part: Readonly<
    Record<
      | 'heading'
      | 'intro'
      | 'untimed'
      | 'birth'
      | 'make'
      | 'link'
      | 'copy'
      | 'open'
      | 'renew'
      | 'renewNote'
      | 'remove',
      string
    >
  >;
}

export const ownsky: OwnskyWords = {
  name: 'Celestia: your sky',
  transits: {
    conjunction: '{{mover}} meets your {{point}}',
    sextile: '{{mover}} sextile your {{point}}',
    square: '{{mover}} square your {{point}}',
    trine: '{{mover}} trine your {{point}}',
    opposition: '{{mover}} opposite your {{point}}',
  },
  transitNote: 'The aspect is exact at this minute; what it’s about is felt for days or weeks around it.',
  eclipses: {
    solar: {
      conjunction: 'Solar eclipse close to your {{point}}',
      opposition: 'Solar eclipse across from your {{point}}',
    },
    lunar: {
      conjunction: 'Lunar eclipse close to your {{point}}',
      opposition: 'Lunar eclipse across from your {{point}}',
    },
  },
  eclipseNote: 'It falls within three degrees of this point of your chart, or of the one across from it.',
  solarReturn: {
    title: 'Solar return',
    description: 'The Sun is back where it stood when you were born: your year begins.',
  },
  lunarReturn: {
    title: 'Lunar return',
    description: 'The Moon is back where it stood when you were born: your month begins.',
  },
  part: {
    heading: 'Your sky in your calendar',
    intro:
      'Subscribe to the exact transits of Jupiter to Pluto, your solar and lunar returns, and the eclipses that come near your chart, for the next thirteen months. The link holds no birth data, but whoever has it can read these dates.',
    untimed: 'Without the birth time the Moon, the angles and the returns are left out.',
    birth: 'Enter your birth details above first.',
    make: 'Make the link',
    link: 'Your link',
    copy: 'Paste it into your calendar app as a subscription.',
    open: 'Open in a calendar',
    renew: 'Make a new link',
    renewNote: 'The old link stops working at once.',
    remove: 'Take the link back',
  },
};
