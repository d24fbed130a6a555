import { Button } from '@wordpress/components';

import { reasonOf, type InstallerVerb } from '../shared/data/plugins/installer';
import { InlineNotice } from '../shared/ui/inline-notice';
import { ProgressBar } from '../shared/ui/progress-bar';
import { failedText, progressText, verbLabel, verbText } from './texts';
import type { SetUp } from './use-set-up';
import styles from './extensions.module.scss';

interface SetUpProps {
	setUp: SetUp;
	name: string;
}

interface SetUpButtonProps extends SetUpProps {
	verb: InstallerVerb;
	variant?: 'primary' | 'secondary';
}

/** The button that sets an extension up. */
export const SetUpButton = ( { setUp, name, verb, variant = 'secondary' }: SetUpButtonProps ) => (
	<Button
		__next40pxDefaultSize
		variant={ variant }
		isBusy={ setUp.work !== null }
		disabled={ setUp.isBlocked }
		accessibleWhenDisabled
		onClick={ () => setUp.run( verb ) }
		aria-label={ verbLabel( verb, name ) }
	>
		{ verbText( verb ) }
	</Button>
);

/** How far each step is, of 4. */
const PROGRESS = { install: 1, activate: 3, update: 2 } as const;

/** How far it is, and why it failed. */
export const SetUpState = ( { setUp: { work, failure }, name }: SetUpProps ) => (
	<>
		{ work !== null && (
			<div className={ styles.progress }>
				<ProgressBar
					label={ verbLabel( work.verb, name ) }
					value={ PROGRESS[ work.verb ] }
					max={ 4 }
					text={ progressText( work.verb ) }
				/>
			</div>
		) }
		<p role="status" className={ styles.step }>
			{ work !== null && progressText( work.verb ) }
		</p>
		{ failure !== null && work === null && (
			<InlineNotice status="error" title={ failedText( failure.verb, name ) }>
				<bdi>{ reasonOf( failure.error ) }</bdi>
			</InlineNotice>
		) }
	</>
);
