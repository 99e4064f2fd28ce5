import { describe, expect, it } from 'vitest';
import { type Case, lastOf } from '../../../scripts/celestia/last-asked.ts';

/** Whose birthday is told has a sign that nobody named. */

const TOLD: readonly Case[] = [
  ['en', ['my boyfriend was born on 3 May 1990, are we a match?'], { about: 'partner', signs: ['taurus'] }],
  ['en', ['he’s born on the 3rd of may 1990, a match?'], { about: 'partner', signs: ['taurus'] }],
  ['en', ['my crush was born August 12th, does that fit?'], { about: 'partner', signs: ['leo'] }],
  ['en', ['my husband was born 25/12/1993, are we good together?'], { signs: ['capricorn'] }],
  ['en', ['my wife was born 12/25/1993, are we good together?'], { signs: ['capricorn'] }],
  ['en', ['my sister was born on November 3rd, why do we fight'], { about: 'family', signs: ['scorpio'] }],
  ['tr', ['sevgilim 3 mayıs 1990 doğumlu, uyumlu muyuz'], { about: 'partner', signs: ['taurus'] }],
  ['tr', ['kocam 12 ağustosta doğmuş, anlaşır mıyız'], { about: 'partner', signs: ['leo'] }],
  ['es', ['mi novio nació el 3 de mayo de 1990, somos compatibles?'], { signs: ['taurus'] }],
  ['es', ['mi novia es del 12 de agosto, nos irá bien?'], { about: 'partner', signs: ['leo'] }],
  ['fr', ['mon copain est né le 3 mai 1990, on est compatibles ?'], { signs: ['taurus'] }],
  ['fr', ['ma copine née le 12 août, ça colle ?'], { about: 'partner', signs: ['leo'] }],
  ['pt', ['meu namorado nasceu em 03/05/1990, a gente combina?'], { signs: ['taurus'] }],
  ['pt', ['minha namorada é de 12 de agosto, combina comigo?'], { about: 'partner', signs: ['leo'] }],
];

/** The Sun changes sign on that day; the month is written on either side; the birth is one's own, or nobody's. */
const UNTOLD: readonly Case[] = [
  ['en', ['my boyfriend was born 20 April 1990, are we a match?'], { about: 'partner', signs: [] }],
  ['en', ['my husband was born 5/6/1990, are we good together?'], { about: 'partner', signs: [] }],
  ['en', ['born 3 May 1990 - who suits me?'], { signs: [] }],
  ['tr', ['12 ağustosta sevgilimle buluşuyorum, nasıl geçer?'], { signs: [], month: 8, day: 12 }],
  ['pt', ['meu namorado viaja em 12 de agosto, vai dar certo?'], { signs: [], month: 8, day: 12 }],
];

describe('the sign of a birthday that is told', () => {
  it.each(TOLD)('%s: %j is told of that sign', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });

  it.each(UNTOLD)('%s: %j is told of none', async (language, turns, expected) => {
    expect(await lastOf(language, turns)).toMatchObject(expected);
  });
});
