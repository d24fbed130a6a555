/**
 * The build: five entries, everything else a lazy chunk. What WordPress ships stays outside.
 */
import defaults from '@wordpress/scripts/config/webpack.config.js';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { BuildIndexPlugin } from './bin/lib/build-index-plugin.mjs';
import { withClassNames } from './bin/lib/class-names.mjs';

/** After how many milliseconds a chunk counts as not loadable. */
const CHUNK_TIMEOUT = 120_000;

/** Plugins that blocks need and we do not; styles have logical properties only, so one file serves both directions. */
const LEFT_OUT = [ 'MiniCssExtractPlugin', 'RtlCssPlugin', 'PhpFilePathsPlugin', 'CopyPlugin' ];

export default {
	...defaults,
	entry: {
		app: './client/entries/app.tsx',
		catalog: './client/entries/catalog.ts',
		islands: './client/entries/islands.tsx',
		reminder: './client/entries/reminder.ts',
		settings: './client/entries/settings.ts',
		orders: './client/entries/orders.ts',
	},
	output: {
		...defaults.output,
		publicPath: 'auto',
		uniqueName: 'storewright',
		chunkLoadTimeout: CHUNK_TIMEOUT,
	},
	module: { ...defaults.module, rules: withClassNames( defaults.module.rules ) },
	optimization: {
		...defaults.optimization,
		chunkIds: 'named',
		moduleIds: 'deterministic',
		splitChunks: {
			...defaults.optimization.splitChunks,
			cacheGroups: {
				...defaults.optimization.splitChunks.cacheGroups,
				// Just below the size from which on two chunks share a library by themselves.
				csv: { test: /[\\/]node_modules[\\/]papaparse[\\/]/, name: 'csv', chunks: 'async', enforce: true },
			},
		},
	},
	performance: { hints: false },
	plugins: [
		...defaults.plugins.filter( ( plugin ) => ! LEFT_OUT.includes( plugin.constructor.name ) ),
		new MiniCssExtractPlugin( {
			filename: '[name].css',
			chunkFilename: '[name].css?ver=[contenthash]',
		} ),
		new BuildIndexPlugin(),
	],
};
