/** Physical directions, of which each has a logical name that is right in both writing directions. */
const PHYSICAL = [
	'/^(margin|padding)-(left|right|top|bottom)$/',
	'/^border-(left|right|top|bottom)/',
	'/^border-(top|bottom)-(left|right)-radius$/',
	'left',
	'right',
	'top',
	'bottom',
	'/^(min-|max-)?(width|height)$/',
];

export default {
	extends: [ '@wordpress/stylelint-config/scss' ],
	rules: {
		'property-disallowed-list': [
			PHYSICAL,
			{ message: ( property ) => `Use the logical property in place of “${ property }”.` },
		],
		'declaration-property-value-disallowed-list': {
			'text-align': [ 'left', 'right' ],
			float: [ 'left', 'right' ],
			clear: [ 'left', 'right' ],
		},
		'custom-property-pattern': [
			'^(storewright|wp)-',
			{ message: 'Custom properties begin with “--storewright-”, since they are global to the page.' },
		],
		'scss/dollar-variable-pattern': [ '^storewright-', { message: 'Variables begin with “$storewright-”.' } ],
		'selector-class-pattern': [ '^[a-z][a-zA-Z0-9_-]*$', { message: 'Class names begin with a small letter.' } ],
		'at-rule-empty-line-before': [
			'always',
			{
				except: [ 'blockless-after-blockless' ],
				ignore: [ 'first-nested', 'after-comment' ],
				ignoreAtRules: [ 'else' ],
			},
		],
		'rule-empty-line-before': [ 'always', { ignore: [ 'first-nested', 'after-comment' ] } ],
		'selector-pseudo-class-no-unknown': [ true, { ignorePseudoClasses: [ 'global' ] } ],
		'no-descending-specificity': null,
		'color-named': null,
	},
};
