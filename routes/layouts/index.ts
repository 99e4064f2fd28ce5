import type { ReactNode } from 'react';
import type { LayoutId } from '../table.ts';
import { AuthLayout } from './auth-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { ErrorLayout } from './error-layout.tsx';
import type { LayoutProps } from './layout.ts';
import { NoneLayout } from './none-layout.tsx';
import { QuestionnaireLayout } from './questionnaire-layout.tsx';

/** The component of each layout that the route table may name. */
export const LAYOUTS = {
  default: DefaultLayout,
  auth: AuthLayout,
  'error-layout': ErrorLayout,
  questionnaire: QuestionnaireLayout,
  none: NoneLayout,
} as const satisfies Record<LayoutId, (props: LayoutProps) => ReactNode>;
