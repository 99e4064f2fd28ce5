import { productOf } from '../../features/orders/catalogue.ts';
import { findUser } from '../accounts/user-rows.ts';
import { conversationsOf } from '../conversations/reach-conversations.ts';
import type { Maker } from './maker.ts';

/** Messages with Celestia: added to the account of the buyer, where they are counted. */
export const packMaker: Maker = {
  async make({ id, userId, product }, { env }) {
    const user = userId === null ? null : await findUser(env.ACCOUNTS, userId);
    if (!user) return false;
    await conversationsOf(env, user).grant(id, productOf(product).messages ?? 0);
    return true;
  },
  async takeBack({ id, userId, product }, { env }) {
    const bought = productOf(product).messages ?? 0;
    const user = userId === null ? null : await findUser(env.ACCOUNTS, userId);
    // What was not used went with the account.
    if (!user) return { bought, unspent: 0 };
    const { used } = await conversationsOf(env, user).takeBack(id);
    return { bought, unspent: bought - used };
  },
};
